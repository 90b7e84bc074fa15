/** Takes each message of a webhook once: `SECRET=whsec_… node examples/receiver.ts 8080`, behind a proxy with https. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** If `take` throws, the message comes again. A real program stores the id together with what `take` stores. */
export function receiver(secret: string, take: (message: unknown) => void, taken = new Set<string>()) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const headers = request.headers as Record<string, string>; // none of these comes twice
      const message = new Webhook(secret).verify(await text(request), headers);
      const id = String(headers['webhook-id']);
      if (!taken.has(id)) take(message);
      taken.add(id);
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
    }
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const print = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);
  createServer(receiver(process.env.SECRET ?? '', print)).listen(process.argv[2] ?? 8080);
}
