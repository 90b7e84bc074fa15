import { startUpstreamServer } from '../api/tests/upstream-server.ts';
import { UPSTREAM_PORT } from './serve-upstream.ts';

// The hosts of update sources for all browser tests. `serveUpstream` says what they answer.

const server = await startUpstreamServer(UPSTREAM_PORT);
process.on('SIGTERM', () => void server.close());
