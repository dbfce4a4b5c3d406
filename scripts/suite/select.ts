import { dirname } from 'node:path/posix';
import type { Change } from './changes.ts';
import { journeysFor } from './journeys.ts';
import { addressesIn, pageFilesOf } from './pages.ts';
import { type Declaration, fileOf, isCode, reach, readUses, textOf, type Uses } from './uses.ts';

/** What changes reach: the vitest tests, journeys and pages that `--changed` runs. */
export interface Selection {
  /** Test files; null for all of them. */
  tests: string[] | null;
  /** Files of journeys. */
  journeys: string[];
  /** Files of journeys that name a changed feature too, but are left to `test:all` because others are more about it. */
  laterJourneys: string[];
  /** Files in web/src/pages whose addresses are looked at. */
  pages: string[];
  /** Files of code to lint: the changed ones, and those that use what was changed. */
  linted: string[];
}

/** With the compiler's knowledge of types, linting this many takes some ten seconds. */
const lintedAtOnce = 60;

/** Files that concern all tests, or all of one side: how it is built, put together and tested. */
const everywhere =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json|contract\/src\/(?:define-call|wire)\.ts)/;
const inAllOfApi =
  /^api\/(?:migrations\/|functions\/|test\/(?:(?:server|database|postgres|instants)\.ts|statements\/)|src\/(?:compose|run)\.ts)/;
const inAllPages =
  /^web\/(?:test\/(?:components|set-up|mark-rendered|backend)\.|build\/|vite\.config|src\/ui\/theme\/)/;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Slow tests are left to the whole run. */
export const isQuick = (file: string): boolean => isTest(file) && !file.includes('.slow.');
const ofSide = (file: string) => (file.startsWith('api/') ? inAllOfApi : file.endsWith('.tsx') ? inAllPages : null);
/** Matches a test that looks at the repository's files, whatever they contain: lists, citations, words. */
const looksAtFiles = /\b(?:globSync|readdirSync)\(|'ls-files'/;

export function select(changes: readonly Change[], uses: Uses = readUses()): Selection {
  // Code that does the same as before needs no test, except those that read the texts of files.
  const done = changes.filter(({ names }) => names?.length !== 0);
  const isIn = (pattern: RegExp | null) => pattern !== null && done.some(({ file }) => pattern.test(file));
  const changed = new Set(done.flatMap((change) => declarationsOf(change, uses)));
  const saying = done.filter(({ file }) => isSubject.test(file)).map(({ file }) => whoSays(file, uses));
  const isAmong = (reached: Set<Declaration>) =>
    [changed, ...saying].some((declarations) => !declarations.isDisjointFrom(reached));
  const concerns = (file: string) =>
    isIn(ofSide(file)) || (changes.length > 0 && looksAtTexts(file, uses)) || isAmong(reachOfTest(file, uses));
  const pages = uses.files.filter((file) => /^web\/src\/pages\/[^/]+\.tsx$/.test(file) && !isTest(file));
  const own = changes.map(({ file }) => file).filter((file) => isCode(file) && textOf(file) !== '');
  const users = uses.files.filter((file) =>
    uses.of(file).some((one) => uses.uses(one).some((used) => changed.has(used))),
  );
  const { now: journeys, later: laterJourneys } = journeysFor(done, changed, uses);
  return {
    tests: isIn(everywhere) ? null : uses.files.filter((file) => isQuick(file) && concerns(file)),
    journeys,
    laterJourneys,
    linted: [...new Set([...own, ...users.slice(0, lintedAtOnce)])],
    pages: isIn(everywhere) || isIn(inAllPages) ? pages : pages.filter((page) => isAmong(reach(uses, uses.of(page)))),
  };
}

/** The declarations that a change is about; a removed one is found by its users' types. */
const declarationsOf = ({ file, names }: Change, uses: Uses): readonly Declaration[] =>
  names === null ? uses.of(file) : names.map((name) => `${file}#${name}` as const);

const isSubject = /^phrases\/src\/subjects\/[^/]+\.ts$/;

/** The declarations that use a phrase's subject, which no import shows: by its name, or by that of one that contains it. */
function whoSays(subject: string, uses: Uses): Set<Declaration> {
  const isPartOf = (whole: string) =>
    isSubject.test(whole) && uses.of(whole).some((one) => uses.uses(one).some((used) => fileOf(used) === subject));
  const names = [subject, ...uses.files.filter(isPartOf)].map(
    (file) => /^export const (\w+)/m.exec(textOf(file))?.[1] ?? '',
  );
  const said = new RegExp(String.raw`['"\x60](?:${names.join('|')})\.[\w$]|\]\.(?:${names.join('|')})\b`);
  const isOfPhrases = (file: string) => isTest(file) && file.startsWith('phrases/');
  const saying = uses.files
    .filter((file) => /^(?:phrases|scenes|rules|contract|api|web)\//.test(file))
    .flatMap((file) => uses.of(file).filter((one) => isOfPhrases(file) || said.test(uses.saying(one))));
  return new Set(saying);
}

/** What each test is about, as far as it was looked up. */
const known = new WeakMap<Uses, Map<string, Set<Declaration>>>();

/** Everything that a test is about. */
export function reachOfTest(file: string, uses: Uses): Set<Declaration> {
  const ofTests = known.get(uses) ?? new Map<string, Set<Declaration>>();
  known.set(uses, ofTests);
  return ofTests.getOrInsertComputed(file, () => reach(uses, [file, ...whatItTests(file, uses)].flatMap(uses.of)));
}

/**
 * The files a test is about beside its imports: for an API test the files of its folder, which it only reaches by HTTP; for a component test the
 * pages it opens, directly or through shared helpers; and for a test of the frame of all pages, the files right beside it.
 */
function whatItTests(file: string, uses: Uses): string[] {
  const beside = uses.files.filter((one) => one.startsWith(`${dirname(file)}/`) && !isTest(one));
  if (file.startsWith('api/')) return beside;
  if (!file.endsWith('.test.tsx')) return [];
  const own = [...reach(uses, uses.of(file))].filter((one) => fileOf(one) === file || one.startsWith('web/test/'));
  const opened = own.flatMap((one) => addressesIn(uses.saying(one))).flatMap(pageFilesOf);
  return file.startsWith('web/src/app/')
    ? [...opened, ...beside.filter((one) => dirname(one) === dirname(file))]
    : opened;
}

function looksAtTexts(file: string, uses: Uses): boolean {
  if (!/^(?:scripts\/(?!suite\/)|phrases\/|web\/src\/app\/).*\.test\.ts$/.test(file)) return false;
  const own = [...reach(uses, uses.of(file))].filter((one) => one.startsWith('scripts/') || fileOf(one) === file);
  return own.some((one) => looksAtFiles.test(uses.saying(one)));
}
