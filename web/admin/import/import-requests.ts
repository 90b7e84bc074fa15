import type { FileFormat } from '#rules/import.ts';
import { changeIdsOf, failureOf, RestFailure, send } from '../records/graph/request.ts';
import type { Session } from '../records/graph/session.ts';

export const CONTENT_TYPES: Record<FileFormat, string> = { json: 'application/json', csv: 'text/csv' };
export const LINES = 'application/jsonl';

interface Applied {
  changeIds: readonly number[];
}

/** One of the lines. */
type Line = { progress: number } | { status: number; body: unknown; changes: number[] };

/** The server sends lines if the import takes some time, and in the last one the response. */
export async function readApplied(response: Response, onProgress: (fraction: number) => void): Promise<Applied> {
  if (!response.headers.get('content-type')?.startsWith(LINES)) return { changeIds: changeIdsOf(response) };
  let rest = '';
  let end: Exclude<Line, { progress: number }> | null = null;
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const value: Line = JSON.parse(line);
      if ('progress' in value) onProgress(value.progress);
      else end = value;
    }
  }
  if (end?.status !== 200) throw failureOf(end?.status ?? 0, end?.body ?? null);
  return { changeIds: end.changes };
}

export async function downloadExport(format: FileFormat, ids: string, session: Session) {
  const response = await sendSignedIn(session, `/api/admin/export?format=${format}&ids=${ids}`, {});
  const name =
    /filename="(.+?)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `catalogue.${format}`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** If the session has ended, asks for the password and sends the request again. */
export async function sendSignedIn(session: Session, path: string, init: RequestInit): Promise<Response> {
  return send(path, init).catch(async (error: unknown) => {
    if (error instanceof RestFailure && error.status === 401 && (await session.signInAgain())) return send(path, init);
    throw error;
  });
}
