import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for the answer to the one before them. */
const MAX_WAITING = 20;

/**
 * Handles the requests of a connection one after the other, each in a turn of the event loop of its own: Node hands over
 * all requests that arrive in one packet at once, and everyone else would wait for them. A client that sends more than
 * 20 ahead is disconnected.
 */
export function handleInTurn(listener: RequestListener): RequestListener {
  /** The requests that wait, by connection; without an entry none is being handled. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once('close', () => {
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
