import { readFile } from 'node:fs/promises';
import { clustersOf, type Face, findFaces, isDrawn, type Weight, weights } from './faces.ts';

/** A font as it is embedded in a paper. */
interface LoadedFont {
  name: string;
  file: Buffer;
}

export interface Fonts {
  loaded: readonly LoadedFont[];
  /** The name of the font that has a cluster, or a letter; null if none has. */
  fontOf: (cluster: string, weight: Weight) => string | null;
  /** The font for what no font has. */
  usual: (weight: Weight) => string;
}

/** Only Inter comes in several weights; headings have no words that people wrote. */
const weightOf = (face: Face, weight: Weight): Weight => (face.isUsual ? weight : 400);
const nameOf = (face: Face, weight: Weight): string => `${face.name} ${weightOf(face, weight)}`;

/**
 * The fonts of texts (decisions/0123-names-on-papers.md): Inter whole, Noto with the letters needed. Fonts of other scripts are read only for a paper
 * that uses them.
 */
export async function loadFonts(texts: readonly string[]): Promise<Fonts> {
  const faces = await findFaces(['A', ...texts]);
  const usual = faces.get('A');
  if (!usual) throw new Error('Inter has no A');
  const needed = new Map<Face, Set<string>>();
  for (const cluster of texts.flatMap(clustersOf))
    for (const part of faces.has(cluster) ? [cluster] : Array.from(cluster)) {
      const face = faces.get(part);
      if (face) needed.set(face, (needed.get(face) ?? new Set()).add(Array.from(part).filter(isDrawn).join('')));
    }
  needed.set(usual, new Set());
  const loaded = [...needed].map(([face, letters]) =>
    face.isVariable
      ? [loadPart(face, [...letters].join(''))]
      : weights.filter((weight) => face.isUsual || weight === 400).map((weight) => loadWhole(face, weight)),
  );
  return {
    loaded: await Promise.all(loaded.flat()),
    fontOf: (cluster, weight) => {
      const face = faces.get(cluster);
      return face ? nameOf(face, weight) : null;
    },
    usual: (weight) => nameOf(usual, weight),
  };
}

const loadWhole = async (face: Face, weight: Weight): Promise<LoadedFont> => ({
  name: nameOf(face, weight),
  file: await readFile(face.path(weight)),
});

/** The PDF library can't read a variable font, but can read one weight of it that is cut down to a few letters. */
async function loadPart(face: Face, letters: string): Promise<LoadedFont> {
  const { default: subsetFont } = await import('subset-font'); // which reserves 34 MB, and few papers need
  const whole = await readFile(face.path(400));
  const file = await subsetFont(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: 400 } });
  return { name: nameOf(face, 400), file };
}
