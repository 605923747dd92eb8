import client from '@words/fa/client.ftl?raw';
import common from '@words/fa/common.ftl?raw';
import server from '@words/fa/server.ftl?raw';

export default [common, client, server];
