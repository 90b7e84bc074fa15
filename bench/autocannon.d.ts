/** What we use of autocannon, which has no types. */
declare module 'autocannon' {
  export interface Client {
    pipelinedRequests: { addBody(data: Buffer): void };
  }

  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }

  export interface Options extends Request {
    url: string;
    connections?: number;
    duration?: number;
    requests?: Request[];
    setupClient?: (client: Client) => void;
  }

  export interface Result {
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    requests: { total: number };
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
