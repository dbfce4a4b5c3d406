import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { languageCodes } from '@rondo/rules';
import { otherInstants } from '../../api/test/instants.ts';
import { buildWeb } from '../build-web.ts';
import { check, checkChanged } from '../check.ts';
import { browsersForJourneys } from '../find-browser.ts';
import { runJourneys } from '../run-journeys.ts';
import { root, runProgram } from '../run-program.ts';
import { countVitest, ofNames, readReport, type Count } from '../test-count.ts';
import type { Change } from './changes.ts';
import type { Selection } from './select.ts';

/** A part of a tier (decisions/0074-three-tiers.md): its name in the summary, and how it runs. */
export interface Part {
  name: string;
  run: () => Promise<Count>;
}

/** A part that is left out when time is short, unless a change reaches it. */
export interface LaterPart extends Part {
  isReached: (selection: Selection) => boolean;
}

type Env = Record<string, string>;

/** Projects of vitest that need no browser. */
const withoutBrowser = ['--project', '!components'];
/** Pages of one browser: two of them would leave a fifth of two cores idle. */
const inBrowser = ['--project', 'components', '--maxWorkers=3'];

/** @param only the names of the tests to run; all of them if left out */
async function vitest(args: string[], env: Env = {}, only?: RegExp): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-vitest-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const bail = process.env['SUITE_BAIL'] ? ['--bail=1'] : [];
    const named = only ? [`--testNamePattern=${only.source}`] : [];
    const { code, output } = await runProgram('vitest', ['run', ...reporters, ...bail, ...named, ...args], {
      env,
      output: 'both',
    });
    const report = readReport(file);
    return countVitest(only ? ofNames(report, only) : report, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The journeys through the whole product: of a guest, a new member, a member, an organiser, an operator. */
const great = '@great';
/** Each page, looked at once. */
const eachPage = '@page';
const onPhone = '--project=phone, English';

async function build(): Promise<Count> {
  const isBuilt = await buildWeb();
  return { passed: Number(isBuilt), failed: Number(!isBuilt), names: isBuilt ? [] : ['the web app can’t be built'] };
}

/** The checks and the build don't depend on each other. */
async function checkAndBuild(): Promise<Count> {
  const [checks, built] = await Promise.all([check(), build()]);
  return { ...built, passed: checks.passed + built.passed, failed: checks.failed + built.failed };
}

const components = async (files: string[] = [], languages: 'usual' | 'others' = 'usual') => {
  const env = { ...(await browsersForJourneys()), SUITE_LANGUAGES: languages };
  return vitest([...inBrowser, ...files], env, languages === 'others' ? ofEachLanguage : undefined);
};
/** The names of tests that run in each language, which is in brackets. */
const ofEachLanguage = new RegExp(`\\((?:.+, )?(?:${languageCodes.join('|')})\\)`);

/** Journeys run on the built web app; building takes a moment unless it is done already. */
async function journeys(args: string[], env: Env): Promise<Count> {
  const built = await build();
  return built.failed > 0 ? built : runJourneys(args, env);
}

/** The parts to run before a commit: `npm test`. */
export const usual: Part[] = [
  { name: 'Checks and web app', run: checkAndBuild },
  { name: 'Rules and API', run: () => vitest(withoutBrowser) },
  { name: 'Components', run: () => components() },
  {
    name: 'Pages and great journeys',
    run: () => journeys([`--grep=${great}|${eachPage}`], { SUITE_TIER: 'usual' }),
  },
];

/** The parts that `npm run test:all` runs beside these. */
export const rest: LaterPart[] = [
  {
    name: 'Slow tests',
    run: () => vitest(withoutBrowser, { SUITE_SLOW: 'only' }),
    isReached: ({ tests }) => tests === null || tests.some((file) => file.endsWith('.test.ts')),
  },
  {
    name: 'Components in other languages',
    run: () => components([], 'others'),
    isReached: ({ tests }) => tests === null || tests.some((file) => file.endsWith('.test.tsx')),
  },
  {
    name: 'Other journeys, pages in depth',
    run: () => journeys([], { SUITE_TIER: 'rest', SUITE_ALL: '1' }),
    isReached: ({ journeys: files }) => files.length > 0,
  },
  ...Object.entries(otherInstants).flatMap(([name, instant]): LaterPart[] => [
    {
      name: `Tests ${name}`,
      run: () => vitest([...withoutBrowser, ...testsOfTime()], { SUITE_INSTANT: instant }),
      isReached: ({ tests }) => tests === null || testsOfTime().some((file) => tests.includes(file)),
    },
    {
      name: `Great journeys ${name}`,
      run: () => journeys([`--grep=${great}`, onPhone], { SUITE_INSTANT: instant }),
      isReached: ({ journeys: files }) => files.length > 0,
    },
  ]),
];

/**
 * Marks a test that depends on the hour or the day; `SUITE_INSTANT=… npm test` runs all of them at another instant. Moving by a minute doesn't count,
 * because it only lets mails be sent.
 */
const ofTime =
  /\badvance\((?!server, 'PT1M')|\bmoveToNoon\b|\bnoonIn\b|\bclockChangeIn\b|\bnumbersIn\b|\bquietHours\b|\bplainTime\b/;

const testsOfTime = () =>
  globSync('api/src/**/*.test.ts', { cwd: root }).filter(
    (file) => !file.includes('.slow.') && ofTime.test(readFileSync(join(root, file), 'utf8')),
  );

/** Tests that ask a server for the built web app. */
const needsBuild = /^api\/src\/platform\/pages\//;

/** Has Playwright look at pages and run the journeys of files; it looks for the names of both in its folder. */
export function look(pages: readonly string[], files: readonly string[]): string[] {
  const names = files.map((file) => `(?:^| )${RegExp.escape(basename(file))}`);
  return [`--grep=${[...(pages.length > 0 ? [eachPage] : []), ...names].join('|')}`, onPhone];
}

/** The parts that `npm test -- --changed` runs. */
export function changedParts(changes: readonly Change[], { tests, journeys: files, pages, linted }: Selection): Part[] {
  const rendering = tests?.filter((file) => file.endsWith('.tsx'));
  const others = tests?.filter((file) => !file.endsWith('.tsx'));
  const parts: (Part | false)[] = [
    (others?.some((file) => needsBuild.test(file)) ?? true) && { name: 'Web app', run: build },
    others?.length !== 0 && { name: 'Rules and API', run: () => vitest([...withoutBrowser, ...(others ?? [])]) },
    rendering?.length !== 0 && { name: 'Components', run: () => components(rendering) },
    pages.length + files.length > 0 && {
      name: 'Pages and journeys',
      run: () => journeys(look(pages, files), { E2E_PAGES: pages.join(',') }),
    },
    // Runs last, because an editor shows most of it, and failing tests say more.
    changes.length > 0 && { name: 'Checks', run: () => checkChanged(changes, linted) },
  ];
  return parts.filter((part) => part !== false);
}
