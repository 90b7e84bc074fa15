import mime from 'mime';

/** From the bytes. An animated PNG counts as a PNG, because only its first frame is stored. */
export async function detectMediaType(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  return type === 'image/apng' ? 'image/png' : type;
}

/** Of a file by its name or path. */
export function mediaTypeOf(name: string) {
  return mime.getType(name) ?? 'application/octet-stream';
}
