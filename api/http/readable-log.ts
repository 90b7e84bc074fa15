import pretty, { type PrettyStream } from 'pino-pretty';

interface RequestRecord {
  req?: { method: string; url: string };
  res?: { statusCode: number };
  responseTime?: number;
}

export function readableLog(): PrettyStream {
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,responseTime',
    singleLine: true,
    messageFormat: (log, messageKey) => describeRequest(log) ?? String(log[messageKey]),
  });
}

function describeRequest(log: Record<string, unknown>) {
  const { req, res, responseTime } = log as RequestRecord; // Fastify's serializers write these fields
  if (!req) return null;
  return [req.method, req.url, ...(res ? [res.statusCode, Math.round(responseTime ?? 0), 'ms'] : [log.msg])].join(' ');
}
