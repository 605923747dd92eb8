import client from '@words/en/client.ftl?raw';
import common from '@words/en/common.ftl?raw';
import home from '@words/en/home.ftl?raw';
import server from '@words/en/server.ftl?raw';

export default [common, client, home, server];
