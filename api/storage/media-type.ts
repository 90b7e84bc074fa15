/** From the bytes. An animated PNG counts as a PNG, because only its first frame is stored. */
export async function detectMediaType(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  return mime === 'image/apng' ? 'image/png' : mime;
}
