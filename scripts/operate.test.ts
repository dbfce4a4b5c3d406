import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realPaymentProviders } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { operatePages } from '../chaos/src/operate-pages.ts';
import { costTable, measuredNow } from './cost.ts';
import { settingNames } from '../api/src/platform/config.ts';
import { chaosScenarios as scenarios } from './listed-in-docs.ts';
import { root } from './run-program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const page = (name: string) => operatePages.get(`${name}.md`) ?? '';
const parts = [...operatePages].filter(([name]) => name !== 'README.md');

/** What is wrong with the commands of a page's drills; each must be a command of this checkout. */
function wrongDrills(text: string): string[] {
  const drills = all(text, /\*\*The drill\*\*: (.*(?:\n(?!\n|-).*)*)/g).flatMap((line) =>
    all(line, /`(n(?:pm|px|ode) [^`]+)`/g),
  );
  return drills.length === 0 ? ['names no drill'] : drills.filter((drill) => !isThere(drill));
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

function isThere(drill: string): boolean {
  const [program, ...words] = drill.split(' ');
  if (program === 'node') return existsSync(join(root, words[0] ?? ''));
  const [name = '', ...rest] = words.slice(1);
  if (program === 'npx') return rest.filter((word) => word.includes('/')).every((file) => existsSync(join(root, file)));
  if (!(name in scripts)) return false;
  if (name === 'chaos') return scenarios.includes(rest[1] ?? '');
  return name !== 'journeys' || globSync(`e2e/${rest.at(-1)}*.spec.ts`, { cwd: root }).length > 0;
}

describe('the pages of docs/operate', () => {
  test('each is listed, and short enough to be read', () => {
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter(([name]) => !page('README').includes(`](${name})`)).map(([name]) => name)).toEqual([]);
    expect(parts.filter(([, text]) => text.split('\n').length > 200).map(([name]) => name)).toEqual([]);
    const words = [...operatePages.values()].flatMap((text) => text.match(/\S+/g) ?? []);
    expect(words.length).toBeLessThanOrEqual(12_000);
  });

  test.each(parts)('%s names a drill that there is', (_, text) => {
    expect(wrongDrills(text)).toEqual([]);
  });

  test.each([
    ['none', 'All is well.', ['names no drill']],
    ['of no command', '**The drill**: think of it.', ['names no drill']],
    ['of no scenario', '**The drill**: `npm run chaos -- flood`.', ['npm run chaos -- flood']],
    ['of no script', '**The drill**: `npm run drill`.', ['npm run drill']],
    [
      'of no file',
      '**The drill**: `npx vitest run --project api api/src/gone.test.ts`.',
      ['npx vitest run --project api api/src/gone.test.ts'],
    ],
    ['of no journey', '**The drill**: `npm run journeys -- -- gone`.', ['npm run journeys -- -- gone']],
    ['two, over two lines', '**The drill**: `npm run chaos -- site`, and\n`node scripts/walk-in-front.ts`.', []],
  ])('a drill, %s', (_, text, wrong) => {
    expect(wrongDrills(text)).toEqual(wrong);
  });
});

describe('who processes data', () => {
  const [, section = ''] = page('duties').split('## Who processes data for you');
  const rows = all(section, /^\| (?!Port|-)(.+) \|$/gm);
  const named = rows.join('\n');

  test('has a row for each provider that the code has, and for no other', () => {
    const ports = rows.flatMap((row) => all(row, /^`([a-z-]+)` \|/g));
    const folders = readdirSync(join(root, 'api/src/providers'), { withFileTypes: true });
    const providers = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(ports.toSorted()).toEqual(providers.toSorted());
  });

  test('names each setting that leads out of the machine', () => {
    /** Rondo's own address, and pages that readers open by a link. */
    const own = new Set(['PUBLIC_URL', 'REVIEWS_URL', 'SECURITY_POLICY_URL', 'BACKUP_VERIFY_URL']);
    const out = settingNames.filter((name) => /_(?:URLS?|ENDPOINT)$/.test(name));
    expect(out.filter((name) => !own.has(name) && !named.includes(`\`${name}\``))).toEqual([]);
    expect(all(named, /`([A-Z][A-Z\d_]+)`/g).filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('names each host that is asked without a setting', () => {
    const config = globSync('api/src/platform/{config,settings/*-settings}.ts', { cwd: root }).map(read).join('\n');
    const hosts = all(`${config}\n${read('api/src/providers/geocoding/pdok.ts')}`, /'https:\/\/([a-z.]+)[/']/g);
    expect(hosts.length).toBeGreaterThan(4);
    expect(hosts.filter((host) => !named.includes(`(${host})`))).toEqual([]);
  });
});

test.each(['settings', 'providers', 'duties'])('the page %s names each payment provider', (name) => {
  expect(realPaymentProviders.filter((provider) => !page(name).toLowerCase().includes(provider))).toEqual([]);
});

test('the table of costs is what `npm run cost` prints', () => {
  expect(page('costs')).toContain(`\n${costTable(measuredNow())}\n`);
});
