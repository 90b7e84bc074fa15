import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The pipelined requests of one connection that may wait. */
const MAX_WAITING = 20;

/**
 * Handles pipelined requests one after the other, in turns of the event loop. Node emits all requests of one packet at
 * once, so other clients would wait for all. A client with more waiting ones is disconnected.
 */
export function handleSequentially(listener: RequestListener): RequestListener {
  /** The waiting requests of each connection with a running one. A WeakMap would cost a fifth of the throughput. */
  const waiting = new Map<Socket, (() => void)[]>();

  function handle(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request;
    // This event comes also if the connection is lost.
    response.on('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next && !socket.destroyed) setImmediate(next);
      else waiting.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (queue.length < MAX_WAITING) queue.push(() => handle(request, response));
    else socket.destroy();
  };
}
