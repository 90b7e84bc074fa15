/** So many variants wait for their turn at most. */
const WAITING_MAX = 64;

const waiting: (() => void)[] = [];
let isDrawing = false;

/** What draws pictures; loaded by the first one, for most processes never see any. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture, for visitors need the others; and nothing kept, for none is drawn twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Runs `work` once no other picture is drawn in this process, since one large picture takes up to 200 MB. An upload
 * goes before all variants that wait. Throws when too many variants wait.
 */
export async function withImageLock<T>(kind: 'upload' | 'variant', work: () => Promise<T>): Promise<T> {
  if (kind === 'variant' && waiting.length >= WAITING_MAX) throw new Error('Too many pictures wait to be drawn');
  if (isDrawing) await new Promise<void>((start) => void (kind === 'upload' ? waiting.unshift(start) : waiting.push(start)));
  isDrawing = true;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else isDrawing = false;
  }
}
