import { IMPORT_BODY_MAX_BYTES } from '../../../rules/limits.ts';
import { FILE_FORMATS, type FileFormat, type ImportStatus, type ImportedType } from '../../../rules/import.ts';
import type { MessageParams } from '../../../rules/messages.ts';
import { memberOf, type Architecture, type Platform } from '../../../rules/vocabulary.ts';
import { changeIdsOf, failureOf, noAnswer } from '../rest/request.ts';
import type { Session } from '../session/session.ts';

/** The result of an import, as REST sends it. */
export interface ImportReport {
  counts: ({ record_type: ImportedType } & Record<ImportStatus, number>)[];
  records: {
    record_type: ImportedType;
    status: 'added' | 'changed';
    title: string;
    platform: Platform | null;
    architecture: Architecture | null;
    path: string;
    line: number | null;
    differences: { field: string; before: string; after: string }[];
  }[];
  /** The first faults. */
  faults: ImportFault[];
  fault_count: number;
  warnings: ImportFault[];
}

/** A message about a location in the file. */
interface ImportFault {
  path: string;
  line: number | null;
  message: string;
  key: string;
  params: MessageParams;
}

export interface ChosenFile {
  name: string;
  format: FileFormat;
  content: Blob;
}

const TYPES: Record<FileFormat, string> = { json: 'application/json', csv: 'text/csv' };

/** The file with its format, or the key of the message that says why it cannot be imported. */
export function chooseFile(file: File): ChosenFile | 'wrongType' | 'tooLarge' {
  const format = memberOf(FILE_FORMATS, file.name.split('.').at(-1)?.toLowerCase());
  if (!format) return 'wrongType';
  return file.size > IMPORT_BODY_MAX_BYTES ? 'tooLarge' : { name: file.name, format, content: file };
}

/**
 * Imports a file, or only says what that would do. Resolves with the result and the ids of the changes. Rejects with a
 * `RestFailure`.
 */
export async function importFile(
  { format, content }: ChosenFile,
  { dryRun, session }: { dryRun: boolean; session: Session },
): Promise<{ report: ImportReport; changeIds: number[] }> {
  const response = await send(session, `/api/admin/import?dry_run=${dryRun}`, {
    method: 'POST',
    headers: { 'content-type': TYPES[format] },
    body: content,
  });
  const { data } = (await response.json()) as { data: ImportReport }; // the schema of the route
  return { report: data, changeIds: changeIdsOf(response) };
}

/** Saves an export as a file of the browser. Rejects with a `RestFailure`. */
export async function downloadExport(format: FileFormat, ids: string, session: Session): Promise<void> {
  const response = await send(session, `/api/admin/export?format=${format}&ids=${ids}`, {});
  const name =
    /filename="(.+?)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `catalogue.${format}`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Sends a request. If the session has ended, asks for the password and sends it again. */
async function send(session: Session, path: string, init: RequestInit): Promise<Response> {
  const attempt = async () =>
    fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init }).catch(() => Promise.reject(noAnswer()));
  const first = await attempt();
  const response = first.status === 401 && (await session.signInAgain()) ? await attempt() : first;
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  return response;
}
