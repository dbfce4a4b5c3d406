import sharp from 'sharp';

// It takes 15 MB and is loaded with the first picture: most of the time nobody needs one. Nothing is kept between pictures, and one
// is worked on by one thread: what threads took is given back late, or never.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
