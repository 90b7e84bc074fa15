const MAX_WAITING = 64;

const waiting: (() => void)[] = [];
let isProcessing = false;

/** Loads sharp with the first picture, because most processes never process one. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread, because visitors' requests need the others; no cache, because no picture is processed twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Runs `work` when this process processes no other picture, because a large one uses up to 200 MB of memory. An upload
 * runs before all waiting variants. Throws if too many variants wait.
 */
export async function withImageLock<T>(kind: 'upload' | 'variant', work: () => Promise<T>): Promise<T> {
  if (kind === 'variant' && waiting.length >= MAX_WAITING) throw new Error('Too many image variants are waiting');
  if (isProcessing)
    await new Promise<void>((start) => void (kind === 'upload' ? waiting.unshift(start) : waiting.push(start)));
  isProcessing = true;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else isProcessing = false;
  }
}
