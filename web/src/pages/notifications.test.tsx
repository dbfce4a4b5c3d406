import { gameForm } from '@rondo/rules';
import {
  changeNotification,
  gameGroups,
  getGame,
  listNotifications,
  type Notification,
  readAllNotifications,
} from '@rondo/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, hold, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { banners, expectBanner } from '../../test/banners.ts';
import type { Partly } from '../../test/example.ts';
import { at } from '../../test/instant.ts';
import { press } from '../../test/keys.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');

const aNotice = (given: Partly<Notification> = {}): Partly<Notification> => ({
  _id: crypto.randomUUID(),
  type: 'signedUp',
  status: 'unread',
  createdAt: at('-PT2H'),
  translationTitle: 'notices.kinds.signedUp.title',
  translationMessage: 'notices.kinds.signedUp.message',
  redirectUri: '/match/00000000-0000-4000-8000-000000000001',
  matchId: null,
  gameDetails: { gameName: 'Futsal', gameDate: at('P2D'), locationAddress: 'De Geusselt', sport: 'Futsal' },
  ...given,
});

/** Plays the server: lists these notifications by their shelf, changes them, and counts unread ones. */
function keep(...notices: Partly<Notification>[]) {
  const kept = new Map(notices.map((one) => [one._id, one]));
  const unread = () => [...kept.values()].filter(({ status }) => status === 'unread').length;
  const list = answer(listNotifications, ({ query }) => {
    const data = [...kept.values()].filter(
      ({ status }) => (status === 'archived') === (query['status'] === 'archived'),
    );
    return { data, unread: unread(), pagination: { totalCount: data.length } };
  });
  const change = answer(changeNotification, ({ params, body }) => {
    const notification = { ...kept.get(params['id']), ...(body as Partly<Notification>) };
    kept.set(params['id'], notification);
    return { data: { notification, unread: unread() } };
  });
  const readAll = answer(readAllNotifications, ({ body }) => {
    const { unread: again, changes = [] } = (body ?? {}) as { unread?: string[]; changes?: Partly<Notification>[] };
    for (const { _id = '', status } of changes) kept.set(_id, { ...kept.get(_id), status });
    if (changes.length > 0) return { changed: [], unread: unread() };
    const changed = again ?? [...kept.values()].flatMap(({ _id, status }) => (status === 'unread' && _id ? [_id] : []));
    for (const id of changed) kept.set(id, { ...kept.get(id), status: again ? 'unread' : 'read' });
    return { changed, unread: unread() };
  });
  return { answers: [list, change, readAll], as: { unread: unread() } };
}

const title = t('notices.kinds.signedUp.title', { gameName: 'Futsal' });
const row = (said = title) => page.getByRole('link', { name: new RegExp(`^${said}`) });
const details = (said = title) => page.getByRole('button', { name: t('notices.detailsNamed', { title: said }) });
const archive = () => page.getByRole('button', { name: t('notices.archiveNamed', { title }) });
const undo = () => page.getByRole('button', { name: t('notices.undoNamed', { title }) });
const bell = (unread: number) =>
  page.getByRole('link', { name: unread ? t('nav.bellUnread', { unread }) : t('nav.bell') });

describe('a list', () => {
  test.each([
    ['/notifications', 'notices.none'],
    ['/notifications?tab=archived', 'notices.noneArchived'],
  ] as const)('%s with nothing in it says so', async (address, words) => {
    await open(address, keep());
    await expect.element(page.getByRole('heading', { name: t(words) })).toBeVisible();
  });

  test('that is under way shows its places', async () => {
    await open('/notifications', { as: {}, answers: [neverAnswer(listNotifications)] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('that fails to load says why, and is loaded again', async () => {
    await open('/notifications', { as: {}, answers: [refuse(listNotifications, 'unavailable')] });
    await expect.element(page.getByText(t('errors.unavailable'))).toBeVisible();
    respondWith(...keep(aNotice()).answers);
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(row()).toBeVisible();
  });

  test('that is long is loaded part by part', async () => {
    const many = Array.from({ length: 12 }, (_, n) => aNotice({ createdAt: at(`-PT${n + 3}H`) }));
    const last = aNotice({ createdAt: at('-P3D'), gameDetails: { gameName: 'The last', gameDate: null } });
    const part = answer(listNotifications, ({ query }) => ({
      data: query['skip'] === '12' ? [last] : many,
      pagination: { totalCount: 13 },
    }));
    await open('/notifications', { as: {}, answers: [part] });
    await page.getByRole('button', { name: t('notices.more') }).tap();
    const words = t('notices.kinds.signedUp.title', { gameName: 'The last' });
    await expect.element(row(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: t('notices.more') })).not.toBeInTheDocument();
  });
});

test.each(testedLanguages)('on a desktop they stand beside what chooses among them (%s)', async (language) => {
  const t = speak(language);
  await open('/notifications', { ...keep(aNotice(), aNotice({ createdAt: at('-PT4H') })), language });
  const boxOf = (element: Element | null) => element!.getBoundingClientRect();
  const filters = () => boxOf(page.getByRole('navigation', { name: t('notices.tabs') }).element());
  const list = () => boxOf(document.querySelector('main ul'));
  await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(list().top).toBeGreaterThan(filters().bottom);
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(1280, 800);
  await expect.poll(() => list().left).toBeGreaterThan(filters().right);
  expect(list().top).toBe(filters().top);
  expect(list().width).toBeGreaterThan(800);
});

test('unfolded, one says all, and is read; it can be unread again', async () => {
  await open('/notifications', keep(aNotice()));
  await expect.element(bell(1)).toBeVisible();
  await expect.element(details()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row()).toMatchTextContent(t('notices.unread'));
  await details().tap();
  await expect.element(details()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText(/De Geusselt/)).toBeVisible();
  await expect.element(row()).not.toMatchTextContent(t('notices.unread'));
  await expect.element(bell(0)).toBeVisible();
  await page.getByRole('button', { name: t('notices.unreadAgain') }).tap();
  await expect.element(bell(1)).toBeVisible();
  await expect.element(details()).toHaveAttribute('aria-expanded', 'false');
});

test('the row leads to its subject, which is asked for with the press, and is read', async () => {
  await open('/notifications', keep(aNotice()));
  respondWith(neverAnswer(getGame), neverAnswer(gameGroups));
  await expect.element(row()).toHaveAttribute('href', '/match/00000000-0000-4000-8000-000000000001');
  await row().tap();
  await expect.poll(() => askedOf(changeNotification).map(({ body }) => body)).toMatchObject([{ status: 'read' }]);
  await expect.poll(() => [...askedOf(getGame), ...askedOf(gameGroups)]).toHaveLength(2);
});

describe('those of one game', () => {
  const matchId = '00000000-0000-4000-8000-000000000001';
  const confirmed = t('notices.kinds.matchConfirmed.title', { gameName: 'Futsal' });
  const ofGame = () => [
    aNotice({
      matchId,
      type: 'matchConfirmed',
      createdAt: at('-PT1H'),
      translationTitle: 'notices.kinds.matchConfirmed.title',
      translationMessage: 'notices.kinds.matchConfirmed.message',
    }),
    aNotice({ matchId }),
    aNotice({ matchId, status: 'read', createdAt: at('-PT5H') }),
  ];

  test('are one row, with what came last and how many more; unfolded it says each, and all are read', async () => {
    await open('/notifications', keep(...ofGame()));
    await expect.element(bell(2)).toBeVisible();
    await expect.element(row(confirmed)).toMatchTextContent(t('notices.andMore', { count: 2 }));
    expect(document.querySelectorAll('main li')).toHaveLength(1);
    await details(confirmed).tap();
    await expect
      .poll(() => page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }).elements().length)
      .toBe(2);
    await expect.element(bell(0)).toBeVisible();
  });

  test('are archived together, and come back each as it was', async () => {
    onTestFinished(() => page.viewport(390, 844));
    await page.viewport(1280, 800);
    await open('/notifications', keep(...ofGame()));
    await page.getByRole('button', { name: t('notices.archiveNamed', { title: confirmed }) }).tap();
    await page.getByRole('button', { name: t('notices.undoNamed', { title: confirmed }) }).tap();
    await expect.element(row(confirmed)).toBeVisible();
    const given = () =>
      askedOf(readAllNotifications).map(({ body }) =>
        (body as { changes: { status: string }[] }).changes.map(({ status }) => status),
      );
    await expect.poll(given).toEqual([
      ['archived', 'archived', 'archived'],
      ['unread', 'unread', 'read'],
    ]);
  });

  test('of a training call it one', async () => {
    const details = { gameName: 'Bootcamp', gameDate: at('P2D'), sport: 'Health & fitness' as const };
    const phrase = { type: 'wishFits', translationTitle: 'notices.kinds.wishFits.title' } as const;
    const notice = aNotice({ ...phrase, gameDetails: details, matchId });
    await open('/notifications', { ...keep(notice), language: 'nl' });
    await expect.element(page.getByText('Een training voor jou: Bootcamp')).toBeVisible();
  });
});

test('a row of a phone is at most 90 pixels tall, and says the longest name of a game whole', async () => {
  const gameName = 'Vrijdagavondvolleybal voor wie er op wacht'.padEnd(gameForm.nameMax, '!');
  await open('/notifications', keep(aNotice({ gameDetails: { gameName, gameDate: null } }), aNotice()));
  await expect.element(row()).toBeVisible();
  const heights = [...document.querySelectorAll('main li')].map((one) => one.getBoundingClientRect().height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(90);
  const said = page.getByText(gameName, { exact: false }).first().element();
  expect(said.scrollHeight).toBeLessThanOrEqual(said.clientHeight + 1);
});

test('one says what was true, and what has changed since', async () => {
  const now = { gameName: null, gameDate: null, locationAddress: 'Hal 2', communityName: null };
  await open('/notifications', keep(aNotice({ now })));
  await details().tap();
  const since = t('notices.now.locationAddress', { locationAddress: 'Hal 2' });
  await expect.element(page.getByText(since, { exact: false })).toBeVisible();
});

test('a correction of a balance has its sign', async () => {
  const type = 'balanceCorrected';
  const phrases = {
    translationTitle: `notices.kinds.${type}.title`,
    translationMessage: `notices.kinds.${type}.static`,
  };
  await open(
    '/notifications',
    keep(aNotice({ type, ...phrases, gameDetails: null, params: { amount: -2.5, words: 'x' } })),
  );
  await expect.element(page.getByText(t(`notices.kinds.${type}.title`, { amount: '− €\u00A02.50' }))).toBeVisible();
});

test('an admin’s note is read below', async () => {
  await open(
    '/notifications',
    keep(aNotice({ gameDetails: { gameName: 'Futsal', adminNote: 'See you on Tuesday!' } })),
  );
  await details().tap();
  await expect.element(page.getByText(/See you on Tuesday!/)).toBeVisible();
});

test.each([
  [
    'en',
    /^Now \w+ \d+ \w+, [\d:]+, lasting 1\.5 hours\. It was .*\. Now at De Kuip\. It was De Meent\. New players pay € 6\.00\. Your own price stays\. Can’t make it\? Get 100 % back until .*, [\d:]+\.$/,
  ],
  ['nl', /^Nu .*, 1,5 uur lang\. Het was .*betalen € 6,00\. .* Tot .* krijg je 100 %/],
] as const)('a change is said with what it was and is (%s)', async (language, words) => {
  const change = { was: at('P1D'), minutes: 90, place: 'De Kuip', wasPlace: 'De Meent', price: 6, stays: 1 };
  const params = { ...change, until: at('P1DT2H') };
  const phrase = { type: 'matchChanged', translationMessage: 'notices.kinds.matchChanged.told' } as const;
  await open('/notifications', { ...keep(aNotice({ ...phrase, params })), language });
  await page
    .getByRole('button', { name: /Futsal/, expanded: false })
    .first()
    .tap();
  const said = () => document.querySelector('main li p')?.textContent?.replaceAll(/\s/g, ' ');
  await expect.poll(said).toMatch(words);
});

test.each([
  [{ refund: 0, ride: 1 }, t('notices.back.pass')],
  [{ refund: 4.5, ride: 0 }, t('notices.back.wallet', { amount: '€ 4.50' })],
  [{ refund: 4.5, ride: 1 }, t('notices.back.both', { amount: '€ 4.50' })],
  [{ refund: 4.5 }, t('notices.back.plain', { amount: '€ 4.50' })],
] as const)('a cancelled game says what it gives back, and where that is: %j', async (params, words) => {
  const phrase = { type: 'matchCancelled', translationMessage: 'notices.kinds.matchCancelled.refunded' } as const;
  await open('/notifications', keep(aNotice({ ...phrase, params })));
  await details().tap();
  const said = () => document.querySelector('main li p')?.textContent?.replaceAll(/\s/g, ' ');
  await expect.poll(said).toContain(`You get 100 % back: ${words}`);
});

describe('archived', () => {
  test('it can be undone in its place, by the keys alone', async () => {
    await open('/notifications', keep(aNotice({ status: 'read' })));
    await press(details(), '{Enter}');
    await press(archive(), '{Enter}');
    await expect.element(undo()).toHaveFocus();
    await expect.element(row()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(row()).toHaveFocus();
    await expect
      .poll(() => askedOf(changeNotification).map(({ body }) => body))
      .toMatchObject([{ status: 'archived' }, { status: 'read' }]);
  });

  test('it is on the other tab, and can be moved back', async () => {
    await open('/notifications', keep(aNotice({ status: 'read' })));
    await details().tap();
    await archive().tap();
    await expect.element(page.getByText(t('notices.goneNamed', { title }))).toBeVisible();
    await page.getByRole('link', { name: t('notices.archived') }).tap();
    await expect.poll(() => location.search).toBe('?tab=archived');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await details().tap();
    // Pressed by a real pointer: for keyboard users the note stays until they leave it.
    await page.getByRole('button', { name: t('notices.restoreNamed', { title }) }).click();
    await expect.element(page.getByText(t('notices.restoredNamed', { title }))).toBeVisible();
    vi.advanceTimersByTime(8000);
    await expect.element(page.getByRole('heading', { name: t('notices.noneArchived') })).toBeVisible();
    await page.getByRole('link', { name: t('notices.active') }).tap();
    await expect.element(row()).toBeVisible();
  });

  test('one that could not be archived is back, without a note that it went', async () => {
    await open('/notifications', keep(aNotice({ status: 'read' })));
    await details().tap();
    respondWith(refuse(changeNotification, 'unavailable'));
    await archive().tap();
    await expectBanner(t('errors.unavailable'));
    await expect.element(row()).toHaveFocus();
    await expect.element(page.getByText(t('notices.goneNamed', { title }))).not.toBeInTheDocument();
  });

  test('opened and archived at once, it stays archived: one call follows the other', async () => {
    const { answers, as } = keep(aNotice());
    const [list, change, readAll] = answers;
    if (!list || !change || !readAll) throw new Error('no answers');
    const slow = hold(change);
    await open('/notifications', { as, answers: [list, slow, readAll] });
    await details().tap();
    await archive().tap();
    await expect.element(page.getByText(t('notices.goneNamed', { title }))).toBeVisible();
    expect(askedOf(changeNotification)).toHaveLength(1);
    slow.release();
    await expect
      .poll(() => askedOf(changeNotification).map(({ body }) => body))
      .toMatchObject([{ status: 'read' }, { status: 'archived' }]);
  });
});

test('all of it is read at once, and unread again', async () => {
  await open('/notifications', keep(aNotice(), aNotice({ createdAt: at('-PT4H') })));
  const unread = page.getByText(t('notices.unread'));
  const readAll = page.getByRole('button', { name: t('notices.readAll') });
  await expect.poll(() => unread.elements().length).toBe(2);
  await press(readAll, '{Enter}');
  await expect.poll(() => unread.elements().length).toBe(0);
  await expect.element(readAll).not.toBeInTheDocument();
  await expect.element(bell(0)).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('notices.undo') })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => unread.elements().length).toBe(2);
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(bell(2)).toBeVisible();
  await expect.element(banners().getByRole('paragraph')).not.toBeInTheDocument();
});
