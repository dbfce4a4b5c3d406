import { describe, expect, test } from 'vitest';
import { changesOf, wholly } from './changes.ts';
import { featuresOf } from './journeys.ts';
import { pageFilesOf } from './pages.ts';
import { isQuick, reachOfTest, select } from './select.ts';
import { fileOf, reach, readUses, textOf } from './uses.ts';

const uses = readUses();
const filesReached = (file: string) => new Set([...reach(uses, uses.of(file))].map(fileOf));
const selectFiles = (...files: string[]) => select(files.map(wholly), uses);
const selectName = (file: string, name: string) => select([{ file, names: [name], isWired: false }], uses);
/** A file by the end of its path, whatever folder it is in. */
const fileAt = (end: string) => uses.files.find((file) => file.endsWith(`/${end}`)) ?? end;
/** Tests that read the texts of all files run after every change. */
const ofTexts = new Set(selectFiles('README.md').tests);

describe('what a change reaches', () => {
  test('a rule is reached through the index of its package by who uses it, and by no one else', () => {
    expect(filesReached('web/src/features/joining/next-action.ts')).toContain('rules/src/joining.ts');
    expect(filesReached('web/src/features/joining/next-action.ts')).not.toContain('rules/src/demand.ts');
  });

  test('a feature of the API is not reached through the file that puts all of them together', () => {
    const { tests } = selectFiles('api/src/features/promocodes/select-promocode.ts');
    expect(tests).toContain('api/src/features/promocodes/promocodes.test.ts');
    expect(tests).not.toContain('api/src/features/leaderboard/leaderboard.test.ts');
  });

  test('a form is tested with the pages that have it, which are looked at as well', () => {
    const { tests, pages } = selectFiles('web/src/features/accounts/logging-in/log-in-form.tsx');
    expect(tests).toContain('web/src/pages/login.test.tsx');
    expect(pages).toEqual(['web/src/pages/login.tsx']);
  });

  test('a page is tested where it is opened by what tests share, and not where a link only leads to it', () => {
    const { tests } = selectFiles(fileAt('use-refresh.ts'));
    expect(tests).toContain(fileAt('pay-step.test.tsx'));
    expect(tests).not.toContain('web/src/pages/player.test.tsx');
  });

  test('the frame of all pages is tested by its own tests, not by those of each page in it', () => {
    const { tests } = selectFiles('web/src/app/shell/footer.tsx');
    expect(tests).toContain('web/src/app/shell/shell.test.tsx');
    expect(tests).not.toContain('web/src/pages/login.test.tsx');
  });

  test('a list of the console, which is found in its folder, is tested with all lists', () => {
    const { tests, pages } = selectFiles(fileAt('orders/list.tsx'));
    expect(tests).toContain(fileAt('console/lists.test.tsx'));
    expect(pages).toEqual(['web/src/pages/console-list.tsx']);
  });

  test('words are tested where they are said', () => {
    const { tests, pages, journeys } = selectFiles('phrases/src/subjects/wishes.nl.ts');
    expect(tests).toContain('web/src/pages/wishes.test.tsx');
    expect(tests).toContain('phrases/src/phrases.test.ts');
    expect(tests).not.toContain('api/src/features/leaderboard/leaderboard.test.ts');
    expect(pages).toContain('web/src/pages/wishes.tsx');
    expect(pages).not.toContain('web/src/pages/login.tsx');
    expect(journeys).toEqual([]);
    expect(selectFiles('phrases/src/subjects/mail-reminders.en.ts').tests).toContain(
      'api/src/features/notifications/mail/every-mail.test.ts',
    );
  });

  test('a rule reaches few tests, and each of its lines fewer', () => {
    const all = uses.files.filter(isQuick);
    const { tests } = selectFiles('rules/src/refund.ts');
    expect(tests).toContain(fileAt('refund-shown.test.ts'));
    expect(tests?.filter((file) => !ofTexts.has(file)).length).toBeLessThan(all.length / 6);
    const reached = all.map((file) => reachOfTest(file, uses));
    const counts = uses.of('rules/src/limits.ts').map((one) => reached.filter((found) => found.has(one)).length);
    expect(counts.filter((count) => count < all.length / 4).length).toBeGreaterThan(0.95 * counts.length);
    expect(counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]).toBeLessThan(all.length / 16);
  });

  test.each(['package-lock.json', 'vitest.config.ts'])('%s is part of everything', (path) =>
    expect(selectFiles(path).tests).toBeNull(),
  );

  test.each([
    ['api/migrations/0001-accounts.sql', 'api/'],
    ['api/src/compose.ts', 'api/'],
    ['web/build/phrase-parts.ts', 'web/src/pages/'],
  ])('%s is part of all of %s, and of nothing on the other side', (path, side) => {
    const { tests } = selectFiles(path);
    const all = uses.files.filter((file) => file.startsWith(side) && isQuick(file));
    expect(
      new Set(all.filter((file) => side === 'api/' || file.endsWith('.tsx'))).difference(new Set(tests)).size,
    ).toBe(0);
    const other = side === 'api/' ? 'web/src/pages/' : 'api/src/features/';
    expect(tests?.filter((file) => file.startsWith(other))).toEqual([]);
  });
});

describe('a change of a text', () => {
  const file = 'rules/src/refund.ts';
  const text = textOf(file);

  test('is one of the declarations that do something else', () => {
    const later = text.replace("reason: '18to24h', percent: 60", "reason: '18to24h', percent: 61");
    expect(changesOf(file, text, later)).toEqual([{ file, names: ['refundPolicy'], isWired: false }]);
  });

  test('is none of what is done where only a comment differs; what looks at texts is run all the same', () => {
    const changes = changesOf(file, text, text.replace('* The refund policy', '* What is paid back'));
    expect(changes).toEqual([{ file, names: [], isWired: false }]);
    const { tests, journeys, pages } = select(changes, uses);
    expect(tests).toContain('scripts/citations.test.ts');
    expect(tests).not.toContain('rules/src/refund.test.ts');
    expect([journeys, pages]).toEqual([[], []]);
  });

  test('is one of who uses a name that is another file’s now', () => {
    const later = text.replace("from './durations.ts'", "from './other-durations.ts'");
    const names = ['changeWindowEndsAt', 'refundReason'];
    expect(changesOf(file, text, later)).toEqual([{ file, names, isWired: true }]);
  });

  test('of the list of features is one of the feature of the line', () => {
    const composed = textOf('api/src/compose.ts');
    const [, name = '', file = ''] =
      /import \{ (?:\w+ as )?(\w+) \} from '\.\/(features\/leaderboard\/[^']+)'/.exec(composed) ?? [];
    const [line = ''] = new RegExp(String.raw`^(?!import ).*\b${name}\b.*\n`, 'm').exec(composed) ?? [];
    const [change, ...more] = changesOf('api/src/compose.ts', composed, composed.replace(line, ''));
    expect(change?.names).toEqual([]);
    expect(more.map((one) => one.file)).toEqual([`api/src/${file}`]);
    const [other] = changesOf('api/src/compose.ts', composed, composed.replace('async ', ''));
    expect(other?.names).not.toEqual([]);
  });
});

describe('journeys', () => {
  test('words alone, or a test, need none', () => {
    expect(selectFiles('README.md')).toMatchObject({ tests: [...ofTexts], journeys: [], pages: [], linted: [] });
    const { tests, journeys } = selectFiles('rules/src/refund.test.ts');
    expect([tests?.filter((one) => !ofTexts.has(one)), journeys]).toEqual([['rules/src/refund.test.ts'], []]);
  });

  test('are made when they, or what they are written with, have changed', () => {
    expect(selectFiles('e2e/wallet.spec.ts').journeys).toEqual(['e2e/wallet.spec.ts']);
    expect(selectFiles('e2e/authenticator.ts').journeys).toContain('e2e/sign-in.spec.ts');
  });

  test('are made when they name the feature, or the room in it, of a file; the great ones among them too', () => {
    expect(selectFiles('api/src/features/passkeys/routes.ts').journeys).toEqual(['e2e/sign-in.spec.ts']);
    expect(selectFiles(fileAt('wishes/keep-wish.ts')).journeys).toEqual(['e2e/wishes.spec.ts']);
    const { journeys, laterJourneys } = selectFiles(fileAt('joining/decide/refund.ts'));
    expect(journeys).toHaveLength(8);
    expect(journeys).toContain('e2e/guest.spec.ts');
    expect(journeys).not.toContain('e2e/create.spec.ts');
    expect(laterJourneys).toContain('e2e/taking-out.spec.ts');
  });

  test('of a rule are the great ones of the features that need it, of what all stand on all great ones', () => {
    expect(selectName('rules/src/limits.ts', 'holdMinutes').journeys).toContain('e2e/guest.spec.ts');
    expect(selectName('rules/src/limits.ts', 'isTooYoung').journeys).toEqual([]);
    const all = uses.files.filter((file) => file.endsWith('.spec.ts') && textOf(file).includes('@great'));
    expect(new Set(selectFiles('api/src/platform/serve.ts').journeys)).toEqual(new Set(all));
  });

  test('each names its features, and each of them has a room', () => {
    const journeys = uses.files.filter((file) => file.endsWith('.spec.ts') && !file.endsWith('every-page.spec.ts'));
    const rooms = new Set(
      uses.files.flatMap((file) => /^(?:api|web)\/src\/features\/(.+)\/[^/]+$/.exec(file)?.[1]?.split('/') ?? []),
    );
    for (const file of journeys) {
      expect([file, featuresOf(file)]).not.toEqual([file, []]);
      expect([file, featuresOf(file).filter((feature) => !rooms.has(feature))]).toEqual([file, []]);
    }
  });
});

test('addresses lead to the files of their pages, filled in or not', () => {
  expect(pageFilesOf('/')).toEqual(['web/src/pages/home.tsx', 'web/src/pages/own-home.tsx']);
  expect(pageFilesOf('/match/${game._id}?step=8')).toEqual(['web/src/pages/match.tsx']);
  expect(pageFilesOf('/console/orders?review=false')).toEqual(['web/src/pages/console-list.tsx']);
  expect(pageFilesOf('/console/cities')).toEqual(['web/src/pages/console-cities.tsx']);
  expect(pageFilesOf('/nowhere')).toEqual(['web/src/pages/not-found.tsx']);
});
