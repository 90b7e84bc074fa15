import pretty, { type PrettyStream } from 'pino-pretty';

/** What of a log record makes the line of a request. */
interface RequestRecord {
  req?: { method: string; url: string };
  res?: { statusCode: number };
  responseTime?: number;
}

/** The log as a person reads it in a terminal: one short line a request; errors keep their stack. */
export function readableLog(): PrettyStream {
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,responseTime',
    singleLine: true,
    messageFormat: (log, messageKey) => describeRequest(log) ?? String(log[messageKey]),
  });
}

function describeRequest(log: Record<string, unknown>): string | null {
  const { req, res, responseTime } = log as RequestRecord; // as Fastify's serializers write it
  if (!req) return null;
  return [req.method, req.url, ...(res ? [res.statusCode, Math.round(responseTime ?? 0), 'ms'] : [log.msg])].join(' ');
}
