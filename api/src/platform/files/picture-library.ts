import sharp from 'sharp';

// The library takes 15 MB and is loaded with the first picture, because most of the time nobody needs one. It caches nothing and uses one thread for
// each picture, because memory used by threads is returned late or never.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
