import client from '@words/fa/client.ftl?raw';
import common from '@words/fa/common.ftl?raw';
import home from '@words/fa/home.ftl?raw';
import server from '@words/fa/server.ftl?raw';

export default [common, client, home, server];
