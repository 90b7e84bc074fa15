/** The port of the visitors' server. The others follow it. */
export const PORT = Number(process.env.E2E_PORT ?? 3179);

/** The port of the server with the large catalogue. */
export const LARGE_PORT = PORT + 1;

/** The port of what stands for the hosts of all update sources. */
export const UPSTREAM_PORT = PORT + 2;

/** The ports of the servers that the tests of the administration change, one for each worker. */
export const ADMIN_PORTS = [PORT + 3, PORT + 4];

export const MIRROR = `http://127.0.0.1:${UPSTREAM_PORT}`;

/** Says what a host of update sources answers at an address: a text, or JSON. */
export async function serveUpstream(url: string, document: string | object): Promise<void> {
  const { status } = await fetch(url.replace('https:/', MIRROR), {
    method: 'PUT',
    body: typeof document === 'string' ? document : JSON.stringify(document),
  });
  if (status !== 204) throw new Error(`${url} is not served: ${status}`);
}
