import type { Change } from './changes.ts';
import { type Declaration, fileOf, reach, textOf, type Uses } from './uses.ts';

/** This many files of journeys take about a minute; `npm test` runs only the great ones. */
const atOnce = 8;

const isJourney = (file: string) => file.endsWith('.spec.ts');
/** A journey through the whole product: of a guest, a new member, a member, an organiser, an operator. */
const isGreat = (file: string) => /@great/.test(textOf(file));

/** The features that a journey names in its first lines: `// features: joining, wallet`. */
export const featuresOf = (file: string): string[] =>
  /^\/\/ features: (.+)$/m.exec(textOf(file))?.[1]?.split(', ') ?? [];

/**
 * The journeys to run after changes, and those to leave to the whole run. A journey runs if it was changed itself, or names the feature of a changed
 * file. Rules and calls, which features share, run the great journeys that name a feature using them; what all features use runs all great ones.
 * Journeys find words by their present text, so changed words need no journey. If many journeys name a feature, those that name the fewest others are
 * most about it.
 */
export function journeysFor(
  changes: readonly Change[],
  changed: ReadonlySet<Declaration>,
  uses: Uses,
): { now: string[]; later: string[] } {
  const all = uses.files.filter(isJourney);
  const known = new Set(all.flatMap(featuresOf));
  const reasons = changes.map(({ file }) => whyJourneys(file, changed, known, uses));
  const isNamed = (file: string, from: 'features' | 'shared') => {
    const own = featuresOf(file);
    return reasons.some((reason) => reason[from].some((feature) => own.includes(feature)));
  };
  const isWritten = (file: string) => !changed.isDisjointFrom(reach(uses, uses.of(file)));
  const great = all.filter(
    (file) =>
      isGreat(file) && (reasons.some(({ isOfAll }) => isOfAll) || isNamed(file, 'features') || isNamed(file, 'shared')),
  );
  const written = all.filter((file) => isWritten(file));
  const named = all
    .filter((file) => isNamed(file, 'features'))
    .toSorted((one, other) => featuresOf(one).length - featuresOf(other).length);
  const ordered = [...new Set([...written, ...great, ...named])];
  const count = Math.max(atOnce, new Set([...written, ...great]).size);
  return { now: ordered.slice(0, count), later: ordered.slice(count) };
}

interface Reason {
  /** The features whose own files were changed. */
  features: string[];
  /** The features that need the shared files that were changed. */
  shared: string[];
  isOfAll: boolean;
}

function whyJourneys(file: string, changed: ReadonlySet<Declaration>, known: ReadonlySet<string>, uses: Uses): Reason {
  const none: Reason = { features: [], shared: [], isOfAll: false };
  if (
    !/^(?:package(?:-lock)?\.json|tsconfig\.json|(?:rules|contract|scenes|api|web)\/.*)$/.test(file) ||
    /\.test\.tsx?$|^(?:api|web)\/test\//.test(file)
  )
    return none;
  const own = featureIn(file, known);
  if (own !== undefined) return { ...none, features: [own] };
  if (!isShared(file)) return { ...none, isOfAll: true };
  return { ...none, shared: [...whoNeeds(file, changed, uses)].flatMap((one) => featureIn(one, known) ?? []) };
}

const isShared = (file: string) => /^(?:rules|contract)\/src\//.test(file);

/** The files that use a changed declaration of a shared file, directly or through other shared files. */
function whoNeeds(file: string, changed: ReadonlySet<Declaration>, uses: Uses): Set<string> {
  const needed = new Set([...changed].filter((one) => fileOf(one) === file));
  const shared = uses.files.filter(isShared).flatMap(uses.of);
  const needs = (one: Declaration) => !needed.has(one) && uses.uses(one).some((used) => needed.has(used));
  for (let more = [...needed]; more.length > 0; more = shared.filter(needs)) more.forEach((one) => needed.add(one));
  return new Set(uses.files.filter((one) => !isShared(one) && uses.of(one).some(needs)));
}

/** The innermost folder of a file that journeys name: `wishes` in `api/src/features/wishes/keep-wish.ts`. */
function featureIn(file: string, known: ReadonlySet<string>): string | undefined {
  const rooms = /^(?:api|web)\/src\/features\/(.+)\/[^/]+$/.exec(file)?.[1]?.split('/') ?? [];
  return rooms.findLast((room) => known.has(room)) ?? rooms[0];
}
