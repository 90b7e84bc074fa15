/** Node's own. An import of its module would load all that it exports, a client for WebSockets too (docs/decisions.md). */
export const { createServer } = process.getBuiltinModule('node:http');
