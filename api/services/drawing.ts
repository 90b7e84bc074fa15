/** What draws pictures; loaded by the first one, for most processes never see any. */
export async function drawing() {
  const { default: sharp } = await import('sharp');
  // One thread a picture, for several are drawn at a time; and nothing kept, for none is drawn twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
