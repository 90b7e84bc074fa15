import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many pipelined requests of one connection may wait. */
const MAX_WAITING = 20;

/**
 * Handles the requests of a connection one after the other, each in a separate turn of the event loop. Node emits all
 * requests of one packet at once, so other clients would wait for all of them. A client with more than 20 waiting
 * requests is disconnected.
 */
export function handleSequentially(listener: RequestListener): RequestListener {
  /**
   * The waiting requests by connection. A connection without an entry has no running request. A WeakMap would cost a
   * fifth of the throughput.
   */
  const waiting = new Map<Socket, (() => void)[]>();

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // It is emitted for every response, also if the connection is lost.
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
