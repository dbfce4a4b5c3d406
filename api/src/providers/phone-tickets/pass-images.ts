/** Rondo's mark as in web/public/icon.svg. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#0b3d24"/><circle cx="32" cy="32" r="19" fill="none" stroke="#fff" stroke-width="4"/><path d="M32 6v52" stroke="#fff" stroke-width="4"/><circle cx="45.5" cy="18.5" r="7.5" fill="#2ee077"/></svg>';

/** Apple's sizes in points; each also at twice and three times as many pixels. */
const sizes = { icon: 29, logo: 50 } as const;

let drawn: Promise<Record<string, Buffer>> | null = null;

/** The pictures of every pass, by the names that Apple gives their files; they are the same for all. */
export function drawPassImages(): Promise<Record<string, Buffer>> {
  return (drawn ??= draw());
}

async function draw(): Promise<Record<string, Buffer>> {
  const { sharp } = await import('../../platform/files/picture-library.ts');
  const images = Object.entries(sizes).flatMap(([name, points]) =>
    [1, 2, 3].map(async (scale): Promise<[string, Buffer]> => {
      const picture = sharp(Buffer.from(mark), { density: 300 }).resize(points * scale);
      return [`${name}${scale === 1 ? '' : `@${scale}x`}.png`, await picture.png().toBuffer()];
    }),
  );
  return Object.fromEntries(await Promise.all(images));
}
