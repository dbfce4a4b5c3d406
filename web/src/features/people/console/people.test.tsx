import {
  changeUser,
  endOwed,
  getUser,
  giveGoodwill,
  leaveGame,
  listUsers,
  logUserOut,
  confirmIdentity,
  signInMethods,
  startRecovery,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { type Act, label, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { at as instantAt } from '../../../../test/instant.ts';
import { press } from '../../../../test/keys.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const id = someId(1);
const admin = { role: 'admin' } as const;
const people = answer(listUsers, {
  data: {
    users: [{ _id: id, name: 'Pieter', email: 'pieter@rondo.test', role: 'organiser', organiserKind: 'volunteer' }],
    pagination: { totalCount: 1, totalPages: 1 },
  },
});
const player = { _id: id, name: 'Pieter', email: 'pieter@rondo.test', role: 'player' } as const;
const ofPerson = (more: object = {}): Answer[] => [people, answer(getUser, { data: { user: { ...player, ...more } } })];
const banned = { bannedAt: '2026-01-02T10:00:00Z' };
const at = (step: string) => `/console/people?step=${step}&id=${id}`;

/** The words of the acts beside the menu, and of those in each of its groups. */
async function actsShown() {
  const more = sheet().getByRole('button', { name: t('console.person.more') });
  await more.tap();
  const list = document.getElementById(more.element().getAttribute('aria-controls')!)!;
  const row = list.closest('div:has(> div > div > [aria-expanded])')!;
  const words = (found: ParentNode) => [...found.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  return { inSight: words(row.firstElementChild!), groups: [...list.querySelectorAll('fieldset')].map(words) };
}

describe('a person', () => {
  test('is shown with all that support needs to know', async () => {
    const more = {
      waysIn: { password: true, google: true, passkeys: 2 },
      balance: 12.5,
      owedToGuest: 3,
      spots: [{ gameId: someId(5), name: 'Volleyball', status: 'refunded', paid: 4.5, refunded: 4.5 }],
      orders: [
        {
          kind: 'top_up',
          amount: 20,
          status: 'paid',
          setAside: { why: 'otherAmount', reported: 9, currency: 'EUR', owed: 20 },
        },
      ],
      communities: [{ name: 'Havenvolley', shortCode: 'haven', isAdmin: true }],
      actions: [{ action: 'user.change', reason: 'Swore', by: 'Ada' }],
    };
    await open(at('person'), { as: admin, answers: ofPerson(more) });
    const ways = [t('console.person.password'), t('console.person.google'), t('console.person.passkeys', { count: 2 })];
    for (const words of [
      'pieter@rondo.test',
      ways.join(', '),
      /€\s12\.50/,
      /€\s3\.00/,
      /Set aside: .*received € 9.00 instead of € 20.00/,
      'Swore',
      t('console.person.leads'),
    ])
      await expect.element(sheet()).toMatchTextContent(words);
    await expect
      .element(sheet().getByRole('link', { name: 'Volleyball' }))
      .toHaveAttribute('href', `/match/${someId(5)}`);
  });

  test('who is banned can only be unbanned; admins can’t ban themselves', async () => {
    await open(at('person'), { as: admin, answers: ofPerson(banned) });
    await expect.element(sheet().getByRole('button', { name: t('console.person.unban') })).toBeVisible();
    expect(
      sheet()
        .getByRole('button', { name: t('console.person.recovery') })
        .query(),
    ).toBeNull();
  });

  test('an admin has no acts on their own account', async () => {
    await open(at('person'), { as: { ...admin, _id: id }, answers: ofPerson() });
    await expect.element(sheet().getByText(t('console.person.isYou'))).toBeVisible();
    expect(
      sheet()
        .getByRole('button', { name: t('console.person.more') })
        .query(),
    ).toBeNull();
  });

  test('says that it failed, and is loaded again', async () => {
    await open(at('person'), { as: admin, answers: [people, refuse(getUser, 'unavailable')] });
    await expect.element(sheet().getByText(t('console.person.failed'))).toBeVisible();
    respondWith(...ofPerson());
    await sheet()
      .getByRole('button', { name: t('common.retry') })
      .tap();
    await expect.element(sheet().getByRole('heading', { name: 'Pieter' })).toBeVisible();
  });

  test('after an old login asks the admin for the password, and then does the act', async () => {
    await open(at('ban'), { as: admin, answers: [...ofPerson(), refuse(changeUser, 'confirm_identity')] });
    await sheet().getByLabelText(t('console.act.reason')).write('Threatened another player');
    respondWith(answer(signInMethods, { data: { hasPassword: true } }));
    await sheet()
      .getByRole('button', { name: t('console.act.banDo'), exact: true })
      .tap();
    await page.getByLabelText(t('accounts.password'), { exact: true }).write('Rondo2026!');
    respondWith(answer(confirmIdentity), answer(changeUser, { data: { user: { ...player, ...banned } } }));
    await page.getByRole('button', { name: t('signIn.confirm.submit') }).tap();
    await expect.element(sheet().getByRole('button', { name: t('console.person.unban') })).toBeVisible();
    expect(askedOf(changeUser)).toHaveLength(2);
  });

  test('who was made an admin by another lately can be stopped in one press', async () => {
    const appointed = { by: 'Olga Beheer', until: '2026-12-06T10:00:00Z' };
    await open(at('person'), { as: admin, answers: ofPerson({ role: 'admin', appointed }) });
    await expect.element(sheet().getByText('Made an admin by Olga Beheer.', { exact: false })).toBeVisible();
    await sheet()
      .getByRole('button', { name: t('console.person.stopAppointment') })
      .tap();
    await expect.element(sheet().getByLabelText(t('console.act.role'))).toHaveValue('player');
  });

  test('an organiser without a kind is marked', async () => {
    await open(at('person'), { as: admin, answers: ofPerson({ role: 'organiser', organiserKind: null }) });
    await expect.element(sheet().getByText(t('console.person.noKind'))).toBeVisible();
  });
});

const words = (...keys: ('recovery' | 'logOut' | 'correct' | 'changeRole' | 'told' | 'log')[]) =>
  keys.map((key) => t(`console.person.${key}`));
const ofMoney = [t('console.person.mailDocument'), t('ledger.corrections.new.title'), t('ledger.journals.title')];

describe('the acts on a person', () => {
  const { ban, unban, forget, payGuest, endOwed, correctAddress, correctName } = {
    ban: t('console.person.ban'),
    unban: t('console.person.unban'),
    forget: t('console.person.forget'),
    payGuest: t('console.person.payGuest'),
    endOwed: t('console.person.endOwed'),
    correctAddress: t('console.person.correctAddress'),
    correctName: t('console.person.correctName'),
  };
  test.each([
    [
      'a player',
      {},
      words('recovery', 'told'),
      [words('logOut', 'correct', 'changeRole'), ofMoney, words('log'), [ban, forget]],
    ],
    [
      'somebody banned',
      banned,
      [unban, ...words('told')],
      [words('correct', 'changeRole'), ofMoney, words('log'), [forget]],
    ],
    [
      'somebody who owes money',
      { owes: 8 },
      [endOwed, ...words('recovery')],
      [words('logOut', 'correct', 'changeRole'), ofMoney, words('told', 'log'), [ban, forget]],
    ],
    [
      'a guest with a spot, and money kept for them',
      { role: 'guest', owedToGuest: 5, spots: [{ status: 'active' }] },
      [payGuest, correctAddress],
      [[...words('recovery', 'logOut'), correctName], ofMoney, words('told', 'log'), [ban, forget]],
    ],
  ] as const)('%s: what fits their state is in sight, all others are in the menu', async (_, more, inSight, groups) => {
    await open(at('person'), { as: admin, answers: ofPerson(more) });
    expect(await actsShown()).toEqual({ inSight, groups });
  });

  test('the menu is scrolled into the sheet; Escape closes it and gives the focus back, and the sheet stays', async () => {
    await open(at('person'), { as: admin, answers: ofPerson() });
    const more = sheet().getByRole('button', { name: t('console.person.more') });
    await press(more, '{Enter}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(sheet().getByRole('group', { name: t('console.person.acts.money') })).toBeVisible();
    await userEvent.tab();
    await expect.element(sheet().getByRole('button', { name: t('console.person.logOut') })).toHaveFocus();
    await expect.element(sheet().getByRole('button', { name: t('console.person.forget') })).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await expect.element(more).toHaveFocus();
    await press(more, '{Enter}');
    await press(sheet().getByRole('button', { name: t('console.person.changeRole') }), '{Enter}');
    await expect.element(sheet().getByLabelText(t('console.act.role'))).toBeVisible();
  });
});

test.each([
  ['other payments are below the spots', null, true],
  [
    'a payment that was set aside is above the spots',
    { why: 'otherAmount', reported: 9, currency: 'EUR', owed: 20 },
    false,
  ],
] as const)('%s', async (_, setAside, isBelow) => {
  const orders = [{ kind: 'top_up', amount: 20, status: 'paid', setAside }] as const;
  const headings = () =>
    sheet()
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  const [spots, payments] = [t('console.person.spots'), t('console.person.orders')];
  await open(at('person'), { as: admin, answers: ofPerson({ orders }) });
  await expect.poll(headings).toContain(spots);
  expect(headings().indexOf(spots) < headings().indexOf(payments)).toBe(isBelow);
});

const user = { data: { user: player } };
const ofCorrecting: Act['at'] = {
  name_reserved: (t) => sheet().getByLabelText(t('console.act.correct.name')),
  email_taken: (t) => sheet().getByLabelText(t('console.person.address')),
  admin_address_on_server: (t) => sheet().getByLabelText(t('console.person.address')),
  guest_address_apart: (t) => sheet().getByLabelText(t('console.person.address')),
};
const userActs: Act<typeof changeUser>[] = [
  {
    name: 'another role',
    address: at('role'),
    answers: ofPerson(),
    call: changeUser,
    action: (t) => t('console.act.roleDo'),
    fill: (t) => sheet().getByLabelText(t('console.act.role')).selectOptions('admin'),
    done: user,
    body: withReason({ role: 'admin' }),
  },
  {
    name: 'a freelance organiser',
    address: at('role'),
    answers: ofPerson(),
    call: changeUser,
    action: (t) => t('console.act.roleDo'),
    fill: (t) => sheet().getByLabelText(t('console.act.role')).selectOptions(t('console.roles.freelance')),
    done: user,
    body: withReason({ role: 'organiser', organiserKind: 'freelance' }),
  },
  {
    name: 'the kind of an organiser who had none',
    address: at('role'),
    answers: ofPerson({ role: 'organiser', organiserKind: null }),
    call: changeUser,
    action: (t) => t('console.act.roleDo'),
    fill: (t) => sheet().getByLabelText(t('console.act.role')).selectOptions(t('console.roles.volunteer')),
    done: user,
    body: withReason({ role: 'organiser', organiserKind: 'volunteer' }),
  },
  {
    name: 'a ban',
    address: at('ban'),
    answers: ofPerson(),
    call: changeUser,
    action: (t) => t('console.act.banDo'),
    done: user,
    body: withReason({ banned: true }),
  },
  {
    name: 'the end of a ban',
    address: at('unban'),
    answers: ofPerson(banned),
    call: changeUser,
    action: (t) => t('console.act.unbanDo'),
    done: user,
    body: withReason({ banned: false }),
  },
  {
    name: 'another name',
    address: at('correct'),
    answers: ofPerson(),
    call: changeUser,
    action: (t) => t('console.act.correct.do'),
    fill: (t) => sheet().getByLabelText(t('console.act.correct.name')).write('Pieter Bakker'),
    done: user,
    body: withReason({ name: 'Pieter Bakker' }),
    at: ofCorrecting,
  },
  {
    name: 'another address',
    address: at('correct'),
    answers: ofPerson(),
    call: changeUser,
    action: (t) => t('console.act.correct.do'),
    fill: (t) => sheet().getByLabelText(t('console.person.address')).write('bakker@rondo.test'),
    done: user,
    body: withReason({ email: 'bakker@rondo.test' }),
    at: ofCorrecting,
  },
];
userActs.forEach(testAct);

test('an emptied name is refused, and so is a form without changes', async () => {
  await open(at('correct'), { as: admin, answers: ofPerson() });
  await sheet().getByLabelText(t('console.act.reason')).write('Asked for by phone');
  await sheet().getByLabelText(t('console.act.correct.name')).write('');
  const send = () => sheet().getByRole('button', { name: t('console.act.correct.do'), exact: true });
  await send().tap();
  await expect.element(sheet().getByLabelText(t('console.act.correct.name'))).toHaveFocus();
  expect(askedOf(changeUser)).toEqual([]);
  await sheet().getByLabelText(t('console.act.correct.name')).write(player.name);
  respondWith(refuse(changeUser, 'already_decided'));
  await send().tap();
  await expect.poll(() => askedOf(changeUser).at(-1)?.body).toEqual(withReason({ name: player.name }));
});

test('of a guest only the name is corrected here', async () => {
  await open(at('correct'), { as: admin, answers: ofPerson({ role: 'guest' }) });
  await expect.element(sheet().getByText(t('console.act.correct.guest'))).toBeVisible();
  expect(sheet().getByLabelText(t('console.person.address')).query()).toBeNull();
});
testAct({
  name: 'the end of all sessions',
  address: at('log-out'),
  answers: ofPerson(),
  call: logUserOut,
  action: (t) => t('console.act.log-outDo'),
  body: withReason({}),
});
testAct({
  name: 'the end of what is owed',
  address: at('end-owed'),
  answers: ofPerson({ owes: 8 }),
  call: endOwed,
  action: (t) => t('console.act.end-owedDo'),
  body: withReason({ how: 'paid', amount: 8 }),
});
testAct({
  name: 'a link to a new password',
  address: at('recovery'),
  answers: ofPerson(),
  call: startRecovery,
  action: (t) => t('console.act.recoveryDo'),
  body: withReason({}),
});

const spot = {
  _id: someId(7),
  gameId: someId(5),
  name: 'Volleyball',
  startsAt: instantAt('P3D'),
  gameStatus: 'pending',
  status: 'active',
  paid: 4.5,
  refunded: 1,
} as const;
const ofSpot = (step: string) => `${at(step)}&spot=${spot._id}`;
testAct({
  name: 'a player out of a game',
  address: ofSpot('take-out'),
  answers: ofPerson({ spots: [spot] }),
  call: leaveGame,
  action: (t) => t('console.act.take-outDo'),
  at: { reason_needed: (t) => label(t('console.act.reason')) },
  body: withReason({ matchId: spot.gameId, targetId: id }),
});
testAct({
  name: 'a spot paid back',
  address: ofSpot('goodwill'),
  answers: ofPerson({ spots: [spot] }),
  call: giveGoodwill,
  action: (t) => t('console.act.goodwillDo'),
  fill: (t) => label(t('console.act.goodwillAmount')).write('2,50'),
  at: {
    goodwill_above_paid: (t) => label(t('console.act.goodwillAmount')),
    goodwill_limited: (t) => label(t('console.act.goodwillAmount')),
  },
  done: { data: { amount: 2.5 } },
  body: withReason({ amount: 2.5 }),
});

describe('the spots of a person', () => {
  const menu = () => sheet().getByRole('button', { name: t('console.person.spotActs', { game: 'Volleyball' }) });
  const takeOut = () => sheet().getByRole('button', { name: t('console.person.takeOut') });
  const payBack = () => sheet().getByRole('button', { name: t('console.person.goodwill') });
  test.each([
    ['of a game to come', {}, true, true],
    ['that cost nothing', { paid: 0, refunded: 0 }, true, false],
    ['of a game that was played', { status: 'played', startsAt: instantAt('-P3D') }, false, true],
    ['that is wholly back', { status: 'refunded', refunded: 4.5 }, false, false],
  ] as const)('%s', async (_, more, isTakenOut, isPaidBack) => {
    await open(at('person'), { as: admin, answers: ofPerson({ spots: [{ ...spot, ...more }] }) });
    await expect.element(sheet().getByRole('link', { name: 'Volleyball' })).toBeVisible();
    expect(menu().query() !== null).toBe(isTakenOut || isPaidBack);
    if (menu().query()) await menu().tap();
    expect([takeOut().query() !== null, payBack().query() !== null]).toEqual([isTakenOut, isPaidBack]);
  });
  test('lead to the acts on them', async () => {
    await open(at('person'), { as: admin, answers: ofPerson({ spots: [spot] }) });
    await menu().tap();
    await payBack().tap();
    await sheet()
      .getByRole('button', { name: t('console.act.goodwillDo') })
      .tap();
    await label(t('console.act.reason')).write('The hall was cold');
    await sheet()
      .getByRole('button', { name: t('console.act.goodwillDo') })
      .tap();
    await expect.element(sheet().getByText(t('console.act.goodwillWrong'))).toBeVisible();
  });
});
