import sharp from 'sharp';

// One thread a picture, for several are drawn at a time; and nothing kept, for none is drawn twice.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
