/** In pieces, so that a file of any size needs little memory. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The progress in bytes; then the checksum in hexadecimal digits, or a failure. */
export type HashMessage = { read: number } | { checksum: string } | { failed: true };

/** In milliseconds. */
const PROGRESS_INTERVAL = 100;

const send = (message: HashMessage): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  hashFile(data).then(
    (checksum) => send({ checksum }),
    () => send({ failed: true }),
  );
});

async function hashFile(file: File) {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let read = 0;
  let reported = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    hash.update(piece.value);
    read += piece.value.length;
    if (performance.now() < reported + PROGRESS_INTERVAL) continue;
    reported = performance.now();
    send({ read });
  }
  return bytesToHex(hash.digest());
}
