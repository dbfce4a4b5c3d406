import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root, runProgram } from './run-program.ts';

let tree: string;

afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** The rules that refuse a tree, given as each file with the files it imports. */
async function refusals(files: Record<string, string[]>): Promise<string[]> {
  tree = mkdtempSync(join(tmpdir(), 'rondo-imports-'));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    const lines = imports.map((target, index) => {
      const from = target.startsWith('node:') ? target : relative(dirname(path), target);
      return `import { a as a${index} } from '${/^(?:\.|node:)/.test(from) ? from : `./${from}`}';`;
    });
    writeFileSync(join(tree, path), [...lines, 'export const a = 1;', ''].join('\n'));
  }
  writeFileSync(join(tree, 'tsconfig.json'), '{}');
  const config = join(root, '.dependency-cruiser.mjs');
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const { output } = await runProgram('depcruise', args, { cwd: tree, output: 'kept' });
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } = JSON.parse(output);
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted();
}

test('lets the layers import downwards', async () => {
  expect(
    await refusals({
      'rules/src/price.ts': [],
      'contract/src/games.ts': ['rules/src/price.ts'],
      'phrases/src/en.ts': ['contract/src/games.ts'],
      'scenes/src/naming.ts': ['rules/src/price.ts'],
      'api/src/platform/db.ts': [],
      'api/src/providers/mail/provider.ts': [],
      'api/src/providers/mail/smtp.ts': ['api/src/providers/mail/provider.ts'],
      'api/src/compose.ts': ['api/src/providers/mail/smtp.ts'],
      'api/src/features/wallet/debit.ts': ['api/src/platform/db.ts', 'api/src/providers/mail/provider.ts'],
      'api/src/features/games/queries.ts': ['api/src/platform/db.ts', 'rules/src/price.ts'],
      'api/src/features/games/present.ts': ['api/src/features/games/queries.ts'],
      'api/src/features/games/create-game.ts': [
        'api/src/features/games/queries.ts',
        'api/src/features/wallet/debit.ts',
      ],
      'api/src/features/games/jobs.ts': ['api/src/features/games/create-game.ts'],
      'api/src/features/games/routes.ts': [
        'api/src/features/games/create-game.ts',
        'api/src/features/games/present.ts',
        'contract/src/games.ts',
        'scenes/src/naming.ts',
      ],
      'web/src/platform/client.ts': ['contract/src/games.ts'],
      'web/src/ui/card.tsx': ['web/src/platform/client.ts', 'scenes/src/naming.ts'],
      'web/src/features/games/list.tsx': ['web/src/ui/card.tsx'],
      'web/src/features/wallet/balance.tsx': ['web/src/ui/card.tsx'],
      'web/src/pages/home.tsx': ['web/src/features/games/list.tsx', 'web/src/features/wallet/balance.tsx'],
      'web/src/app/router.tsx': ['web/src/pages/home.tsx'],
      'bench/src/main.ts': ['api/src/compose.ts'],
    }),
  ).toEqual([]);
});

test('refuses what looks up, across or past a port', async () => {
  expect(
    await refusals({
      'rules/src/price.ts': ['contract/src/games.ts'],
      'rules/src/limits.ts': ['node:fs'],
      'rules/src/team.ts': ['rules/src/score.ts'],
      'rules/src/score.ts': ['rules/src/team.ts'],
      'contract/src/games.ts': [],
      'api/src/platform/db.ts': ['api/src/features/games/create-game.ts'],
      'api/src/providers/mail/smtp.ts': [],
      'api/src/features/games/create-game.ts': ['api/src/features/games/present.ts'],
      'api/src/features/games/present.ts': [],
      'api/src/features/games/queries.ts': ['api/src/features/games/create-game.ts'],
      'api/src/features/games/list-queries.ts': [],
      'api/src/features/games/routes.ts': ['api/src/features/games/jobs.ts', 'web/src/ui/card.tsx'],
      'api/src/features/games/jobs.ts': [
        'api/src/features/games/routes-of-today.ts',
        'api/src/features/games/present.ts',
      ],
      'api/src/features/games/routes-of-today.ts': [],
      'api/src/features/wallet/debit.ts': ['api/src/features/games/list-queries.ts', 'api/src/providers/mail/smtp.ts'],
      'api/src/features/joining/join-game.ts': ['api/src/features/payments/pay.ts'],
      'api/src/features/joining/leave-game.ts': [],
      'api/src/features/payments/pay.ts': ['api/src/features/joining/leave-game.ts'],
      'web/src/ui/card.tsx': ['web/src/features/games/list.tsx'],
      'web/src/features/games/list.tsx': ['web/src/features/wallet/balance.tsx'],
      'web/src/features/wallet/balance.tsx': ['api/src/platform/db.ts'],
      'web/src/platform/client.ts': ['scenes/src/draw.ts'],
      'scenes/src/draw.ts': ['node:fs', 'contract/src/games.ts'],
    }),
  ).toEqual([
    'another-feature-by-its-commands: api/src/features/wallet/debit.ts',
    'commands-know-no-caller: api/src/features/games/create-game.ts',
    'jobs-call-commands: api/src/features/games/jobs.ts',
    'no-cycle: rules/src/score.ts',
    'no-feature-cycle: api/src/features/joining/join-game.ts',
    'no-feature-cycle: api/src/features/payments/pay.ts',
    'only-compose-picks-adapters: api/src/features/wallet/debit.ts',
    'package-api: api/src/features/games/routes.ts',
    'package-rules: rules/src/price.ts',
    'package-scenes: scenes/src/draw.ts',
    'package-web: web/src/features/wallet/balance.tsx',
    'package-web: web/src/platform/client.ts',
    'platform-is-below-features: api/src/platform/db.ts',
    'queries-only-read-tables: api/src/features/games/queries.ts',
    'routes-call-commands-and-queries: api/src/features/games/routes.ts',
    'rules-are-pure: rules/src/limits.ts',
    'rules-are-pure: scenes/src/draw.ts',
    'web-features-stand-alone: web/src/features/games/list.tsx',
    'web-ui-looks-up: web/src/ui/card.tsx',
  ]);
});

test('binds in the rooms of a feature as beside them', async () => {
  expect(
    await refusals({
      'api/src/features/games/editing/change-game.ts': ['api/src/features/games/editing/present.ts'],
      'api/src/features/games/editing/present.ts': [],
      'api/src/features/games/editing/change-queries.ts': ['api/src/features/games/editing/change-game.ts'],
      'api/src/features/games/editing/routes.ts': ['api/src/features/games/editing/jobs.ts'],
      'api/src/features/games/editing/jobs.ts': ['api/src/features/games/editing/routes-of-today.ts'],
      'api/src/features/games/editing/routes-of-today.ts': [],
      'api/src/features/games/listing/list.ts': ['api/src/features/games/editing/change-game.ts'],
      'api/src/features/games/listing/order.ts': ['api/src/features/games/jobs.ts'],
      'api/src/features/games/editing/order.ts': ['api/src/features/games/listing/order.ts'],
      'api/src/features/games/jobs.ts': [],
      'api/src/features/wallet/paying/debit.ts': [
        'api/src/features/games/editing/change-queries.ts',
        'api/src/features/games/listing/list.ts',
      ],
      'api/src/features/games/listing/price.ts': ['api/src/features/wallet/credits/credit.ts'],
      'api/src/features/wallet/credits/credit.ts': [],
      'web/src/features/games/list/card.tsx': ['web/src/features/games/page/title.tsx'],
      'web/src/features/games/page/title.tsx': [],
      'web/src/features/games/page/page.tsx': [
        'web/src/features/games/list/row.tsx',
        'web/src/features/wallet/top-up/sum.tsx',
      ],
      'web/src/features/games/list/row.tsx': [],
      'web/src/features/wallet/top-up/sum.tsx': [],
    }),
  ).toEqual([
    'another-feature-by-its-commands: api/src/features/wallet/paying/debit.ts',
    'commands-know-no-caller: api/src/features/games/editing/change-game.ts',
    'commands-know-no-caller: api/src/features/games/listing/order.ts',
    'no-feature-cycle: api/src/features/games/listing/price.ts',
    'no-feature-cycle: api/src/features/wallet/paying/debit.ts',
    'no-feature-cycle: api/src/features/wallet/paying/debit.ts',
    'no-room-cycle: api/src/features/games/editing/order.ts',
    'no-room-cycle: api/src/features/games/listing/list.ts',
    'no-room-cycle: web/src/features/games/list/card.tsx',
    'no-room-cycle: web/src/features/games/page/page.tsx',
    'queries-only-read-tables: api/src/features/games/editing/change-queries.ts',
    'routes-call-commands-and-queries: api/src/features/games/editing/routes.ts',
    'web-features-stand-alone: web/src/features/games/page/page.tsx',
  ]);
});

test('features are listed by compose.ts alone, only routes show, and games shares its rows and presenters', async () => {
  expect(
    await refusals({
      'api/src/features/games/rows/card-row.ts': [],
      'api/src/features/games/present.ts': ['api/src/features/games/rows/card-row.ts'],
      'api/src/features/games/show-game.ts': ['api/src/features/games/present.ts'],
      'api/src/features/games/routes.ts': [],
      'api/src/features/games/feature.ts': ['api/src/features/games/routes.ts'],
      'api/src/features/wishes/wish-queries.ts': ['api/src/features/games/rows/card-row.ts'],
      'api/src/features/wishes/routes.ts': [
        'api/src/features/games/show-game.ts',
        'api/src/features/games/present.ts',
        'api/src/features/games/feature.ts',
      ],
      'api/src/features/wishes/keep-wish.ts': ['api/src/features/games/show-game.ts'],
      'api/src/compose.ts': ['api/src/features/games/feature.ts'],
    }),
  ).toEqual(
    [
      'features-are-listed-once: api/src/features/wishes/routes.ts',
      'another-feature-by-its-commands: api/src/features/wishes/routes.ts',
      'only-routes-show: api/src/features/wishes/keep-wish.ts',
    ].toSorted(),
  );
});

test.each(['api/src/features', 'web/src/features'])(
  'no feature below %s has more than 60 files, tests and styles apart',
  (folder) => {
    const names = globSync('*/**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/*.test.*'] });
    const sizes = Object.entries(Object.groupBy(names, (name) => name.split(sep)[0] ?? ''));
    expect(sizes.flatMap(([name, files = []]) => (files.length > 60 ? [`${name}: ${files.length}`] : []))).toEqual([]);
  },
);
