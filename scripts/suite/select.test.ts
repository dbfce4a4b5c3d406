import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { reach, readImports } from './imports.ts';
import { pageFilesOf } from './pages.ts';
import { featuresOf, select } from './select.ts';

const imports = readImports();

test('a rule is reached through the index of its package by who uses it, and by no one else', () => {
  expect(reach(imports, ['web/src/features/joining/next-action.ts'])).toContain('rules/src/joining.ts');
  expect(reach(imports, ['web/src/features/joining/next-action.ts'])).not.toContain('rules/src/demand.ts');
});

test('a feature of the API is not reached through the file that puts all of them together', () => {
  const { tests } = select(['api/src/features/promocodes/select-promocode.ts'], imports);
  expect(tests).toContain('api/src/features/promocodes/promocodes.test.ts');
  expect(tests).not.toContain('api/src/features/leaderboard/leaderboard.test.ts');
});

test('a form is tested with the pages that have it, which are looked at as well', () => {
  const { tests, pages } = select(['web/src/features/accounts/logging-in/log-in-form.tsx'], imports);
  expect(tests).toContain('web/src/pages/login.test.tsx');
  expect(pages).toEqual(['web/src/pages/login.tsx']);
});

test('a page is tested where it is opened by what tests share', () => {
  const { tests } = select(['web/src/ui/joining/use-refresh.ts'], imports);
  expect(tests).toContain('web/src/ui/joining/pay/pay-step.test.tsx');
});

test('a list of the console, which is found in its folder, is tested with all lists', () => {
  const { tests, pages } = select(['web/src/features/payments/console/orders/list.tsx'], imports);
  expect(tests).toContain('web/src/pages/console/lists.test.tsx');
  expect(pages).toEqual(['web/src/pages/console-list.tsx']);
});

test('words are tested where they are said', () => {
  const { tests, pages } = select(['phrases/src/subjects/wishes.nl.ts'], imports);
  expect(tests).toContain('web/src/pages/wishes.test.tsx');
  expect(tests).toContain('phrases/src/phrases.test.ts');
  expect(tests).not.toContain('api/src/features/leaderboard/leaderboard.test.ts');
  expect(pages).toContain('web/src/pages/wishes.tsx');
  expect(pages).not.toContain('web/src/pages/login.tsx');
  expect(select(['phrases/src/subjects/mail-reminders.en.ts'], imports).tests).toContain(
    'api/src/features/notifications/mail/every-mail.test.ts',
  );
});

test.each(['package-lock.json', 'api/migrations/0001-accounts.sql', 'api/src/compose.ts', 'web/test/backend.ts'])(
  '%s is part of everything',
  (path) => expect(select([path], imports).tests).toBeNull(),
);

test('words alone, or a test, need no journey', () => {
  expect(select(['README.md'], imports)).toEqual({ tests: [], journeys: null, pages: [] });
  expect(select(['rules/src/refund.test.ts'], imports)).toEqual({
    tests: ['rules/src/refund.test.ts'],
    journeys: null,
    pages: [],
  });
});

test('a journey is made when it, what it is written with, or a feature that it names has changed', () => {
  expect(select(['e2e/wallet.spec.ts'], imports).journeys).toEqual(['e2e/wallet.spec.ts']);
  expect(select(['e2e/authenticator.ts'], imports).journeys).toContain('e2e/sign-in.spec.ts');
  expect(select(['api/src/features/passkeys/routes.ts'], imports).journeys).toContain('e2e/sign-in.spec.ts');
  expect(select(['api/src/features/passkeys/routes.ts'], imports).journeys).not.toContain('e2e/tags.spec.ts');
});

test('each journey names its features, and each of them has a room', () => {
  const journeys = [...imports.keys()].filter(
    (file) => file.endsWith('.spec.ts') && !file.endsWith('every-page.spec.ts'),
  );
  const isRoom = (feature: string) =>
    ['api', 'web'].some((side) => existsSync(join(root, side, 'src/features', feature)));
  for (const file of journeys) {
    expect([file, featuresOf(file)]).not.toEqual([file, []]);
    expect([file, featuresOf(file).filter((feature) => !isRoom(feature))]).toEqual([file, []]);
  }
});

test('addresses lead to the files of their pages, filled in or not', () => {
  expect(pageFilesOf('/')).toEqual(['web/src/pages/home.tsx', 'web/src/pages/own-home.tsx']);
  expect(pageFilesOf('/match/${game._id}?step=8')).toEqual(['web/src/pages/match.tsx']);
  expect(pageFilesOf('/console/orders?review=false')).toEqual(['web/src/pages/console-list.tsx']);
  expect(pageFilesOf('/console/cities')).toEqual(['web/src/pages/console-cities.tsx']);
  expect(pageFilesOf('/nowhere')).toEqual(['web/src/pages/not-found.tsx']);
});
