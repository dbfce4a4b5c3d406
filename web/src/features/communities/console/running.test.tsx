import {
  answerEnquiry,
  approveApplication,
  changeCommunity,
  changeCommunityAdmin,
  changeEnquiry,
  closeCommunity,
  createCommunity,
  decideNoShow,
  declineApplication,
  featureCommunity,
  getClosing,
  getConsoleCommunity,
  getEnquiry,
  getMessage,
  holdMails,
  listConsoleCities,
  listConsoleCommunities,
  listEnquiries,
  listJobs,
  listMessages,
  listNoShows,
  listUsers,
  replaceCities,
  runJob,
  searchPlaces,
  sendAgain,
  throwMailsAway,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { sentence, testLoggedOut } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';

const t = speak('en');
const id = someId(1);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const groningen = {
  name: 'Groningen',
  city: 'Groningen',
  province: 'Groningen',
  address: 'Groningen',
  coordinates: [6.56, 53.22],
} as const;
const places = answer(searchPlaces, { data: { places: [groningen], streets: true } });
const people = answer(listUsers, {
  data: { users: [{ _id: someId(2), name: 'Pieter', role: 'player' }], pagination: one },
});

const community = {
  _id: id,
  name: 'Havenvolley',
  shortCode: 'haven',
  sport: 'Volleyball',
  city: 'Rotterdam',
  ledBy: [{ _id: someId(2), name: 'Pieter' }],
} as const;
const communities = [
  answer(listConsoleCommunities, { data: { communities: [], pagination: one } }),
  answer(getConsoleCommunity, { data: { community } }),
  people,
  places,
];
const ofCommunity = (step: string) => `/console/communities?step=${step}&id=${id}&admin=${someId(2)}`;
const done = { data: { community } };
const firstAdmin = (t: Translate) => label(t('running.communities.form.findAdmin'));
const wrongFacts = {
  community_code_taken: (t: Translate) => label(t('running.communities.code')),
  town_unknown: (t: Translate) => sheet().getByRole('combobox', { name: t('running.communities.city') }),
};
testAct({
  name: 'a new community',
  address: '/console/communities?step=new',
  answers: communities,
  call: createCommunity,
  action: (t) => t('running.communities.create'),
  fill: async (t) => {
    await label(t('running.communities.name')).write('Noorder Zon');
    await sheet()
      .getByRole('combobox', { name: t('running.communities.city') })
      .write('Gron');
    await sheet().getByRole('option', { name: 'Groningen' }).tap();
    await firstAdmin(t).write('pie');
    await sheet().getByRole('radio', { name: 'Pieter' }).tap();
  },
  at: { ...wrongFacts, user_not_found: firstAdmin, guest_has_no_role: firstAdmin, account_banned: firstAdmin },
  done,
  body: withReason({
    name: 'Noorder Zon',
    shortCode: 'noorder-zon',
    sport: 'Football',
    city: 'Groningen',
    description: '',
    isPrivate: false,
    adminId: someId(2),
  }),
});
testAct({
  name: 'another name of a community',
  address: ofCommunity('edit'),
  answers: communities,
  call: changeCommunity,
  action: (t) => t('running.communities.edit.do'),
  fill: (t) => label(t('running.communities.code')).write('haven-2'),
  at: wrongFacts,
  done,
  body: withReason({ name: 'Havenvolley', shortCode: 'haven-2', sport: 'Volleyball', city: 'Rotterdam' }),
});
testAct({
  name: 'closing a community',
  address: ofCommunity('close'),
  answers: [...communities, answer(getClosing, { data: { members: 4, pending: 1, games: 2, players: 3, paid: 15 } })],
  call: closeCommunity,
  action: (t) => t('running.communities.close.do'),
  reason: (t) => t('console.act.note'),
  fill: (t) => label(t('running.communities.close.games')).selectOptions('cancel'),
  at: { private_games_stay: (t) => label(t('running.communities.close.games')) },
  done,
  body: { games: 'cancel', note: 'Asked for by phone' },
});
testAct({
  name: 'featuring a community',
  address: ofCommunity('feature'),
  answers: communities,
  call: featureCommunity,
  action: (t) => t('running.communities.feature.do'),
  done,
  body: withReason({ featured: true }),
});
testAct({
  name: 'an admin of a community no more',
  address: ofCommunity('unmake'),
  answers: communities,
  call: changeCommunityAdmin,
  action: (t) => t('running.communities.unmake.do'),
  done,
  body: withReason({ isAdmin: false }),
});
test('a new community says at each field what is missing, before it is sent', async () => {
  await open('/console/communities?step=new', { as: admin, answers: communities });
  await label(t('running.communities.code')).write('mine');
  await button(t('running.communities.create')).tap();
  for (const [words, problem] of [
    ['running.communities.name', 'field.missing'],
    ['running.communities.code', 'running.communities.form.codeHint'],
    ['running.communities.city', 'field.missing'],
    ['running.communities.form.findAdmin', 'running.communities.form.chooseAdmin'],
  ] as const) {
    await expect.element(label(t(words)).first()).toBeInvalid();
    await expect.element(label(t(words)).first()).toHaveAccessibleDescription(expect.stringContaining(t(problem)));
  }
  expect(askedOf(createCommunity)).toEqual([]);
});
test('a community has its page and its facts in sight, and the rest in a menu', async () => {
  await open(ofCommunity('community'), { as: admin, answers: communities });
  await expect.element(sheet().getByRole('link', { name: t('running.communities.page') })).toBeVisible();
  const close = sheet().getByRole('button', { name: t('running.communities.close.do') });
  await expect.element(close).not.toBeInTheDocument();
  await sheet()
    .getByRole('button', { name: t('console.person.more') })
    .tap();
  await expect.element(close).toBeVisible();
});
test('a community names its admins, and is loaded again after a failure', async () => {
  await open(ofCommunity('community'), { as: admin, answers: [refuse(getConsoleCommunity, 'busy'), ...communities] });
  await expect.element(sheet().getByText(t('running.communities.oneFailed'))).toBeVisible();
  respondWith(...communities);
  await sheet()
    .getByRole('button', { name: t('common.retry') })
    .tap();
  await expect
    .element(sheet().getByRole('button', { name: t('running.communities.unmake.label', { name: 'Pieter' }) }))
    .toBeVisible();
});

const enquiry = {
  _id: id,
  name: 'Olaf',
  email: 'olaf@rondo.test',
  kind: 'organiser',
  state: 'open',
  answer: null,
  answers: [],
  language: 'en',
} as const;
const enquiries = (more: object = {}, repliesTo: string | null = 'hello@rondo.test') => [
  answer(listEnquiries),
  answer(listNoShows),
  answer(getEnquiry, {
    data: { enquiry: { ...enquiry, ...more }, admins: [{ _id: someId(3), name: 'Ada' }], repliesTo },
  }),
];
const ofEnquiry = (step: string) => `/console/enquiries?step=${step}&id=${id}`;
for (const [name, call, action] of [
  ['approve', approveApplication, 'approveDo'],
  ['decline', declineApplication, 'declineDo'],
] as const)
  testAct({
    name: `an application: ${name}`,
    address: ofEnquiry(name),
    answers: enquiries(),
    call,
    action: (t) => t(`console.act.${action}`),
    reason: (t) => t('console.enquiries.note'),
    done: { data: { enquiry } },
    body: { note: 'Asked for by phone' },
  });
testAct({
  name: 'an answer to an enquiry',
  address: ofEnquiry('answer'),
  answers: enquiries(),
  call: answerEnquiry,
  action: (t) => t('console.act.answerDo'),
  reason: (t) => t('console.enquiries.answer'),
  done: { data: { enquiry } },
  body: { answer: 'Asked for by phone', after: 0 },
});
describe('an enquiry', () => {
  test.each([
    ['organiser', { city: 'Leiden', age: 30, sports: ['Football'] }, 'Leiden'],
    ['facility', { businessName: 'Hal', facilityName: 'Zuid', sports: [] }, 'Zuid'],
    ['business', { people: 12, additionalDetails: 'With lunch' }, 'With lunch'],
  ] as const)('of each kind says what was written: %s', async (kind, details, words) => {
    await open(ofEnquiry('enquiry'), { as: admin, answers: enquiries({ kind, details }) });
    await expect.element(sheet()).toMatchTextContent(words);
    await expect.element(sheet()).toMatchTextContent('olaf@rondo.test');
  });

  const answered = {
    state: 'answered',
    answers: [
      { by: { _id: someId(3), name: 'Ada' }, at: at('-P2D'), words: 'That works.' },
      { by: null, at: at('-P1D'), words: 'On Sunday, too.' },
    ],
  } as const;

  test('that was answered says by whom and when, is answered again, and reopened', async () => {
    await open(ofEnquiry('enquiry'), { as: admin, answers: enquiries({ kind: 'business', ...answered }) });
    await expect.element(sheet()).toMatchTextContent(/Ada, .+That works\./);
    await expect.element(sheet()).toMatchTextContent(/An admin, .+On Sunday, too\./);
    await expect.element(sheet()).toMatchTextContent(t('console.enquiries.repliesTo', { inbox: 'hello@rondo.test' }));
    expect(button(t('console.enquiries.close')).query()).toBeNull();
    await lookAtSheet();
    respondWith(answer(changeEnquiry, { data: { enquiry: { ...enquiry, kind: 'business', state: 'assigned' } } }));
    await button(t('console.enquiries.reopen')).tap();
    await expectBanner(t('console.act.done'));
    expect(askedOf(changeEnquiry).at(-1)?.body).toEqual({ state: 'open' });
  });

  test('an answer says after how many it comes', async () => {
    await open(ofEnquiry('answer'), { as: admin, answers: enquiries({ kind: 'business', ...answered }) });
    await label(t('console.enquiries.answer')).write('And on Monday');
    respondWith(answer(answerEnquiry, { data: { enquiry } }));
    await sheet()
      .getByRole('button', { name: t('console.act.answerDo') })
      .tap();
    await expect.poll(() => askedOf(answerEnquiry).at(-1)?.body).toEqual({ answer: 'And on Monday', after: 2 });
  });

  test('that is closed is only reopened', async () => {
    await open(ofEnquiry('enquiry'), { as: admin, answers: enquiries({ kind: 'business', state: 'closed' }) });
    await expect.element(button(t('console.enquiries.reopen'))).toBeVisible();
    expect(button(t('console.enquiries.reply')).query()).toBeNull();
  });

  test('says where replies go, where no inbox is set', async () => {
    await open(ofEnquiry('enquiry'), { as: admin, answers: enquiries({ kind: 'business', ...answered }, null) });
    await expect.element(sheet()).toMatchTextContent(t('console.enquiries.repliesToSender'));
  });

  test('is given to an admin, and closed; or it says why not', async () => {
    await open(ofEnquiry('enquiry'), {
      as: admin,
      answers: [...enquiries(), refuse(changeEnquiry, 'already_decided')],
    });
    await label(t('console.enquiries.assignee')).selectOptions('Ada');
    await expectBanner(sentence('en', 'already_decided'));
    expect(askedOf(changeEnquiry).at(-1)?.body).toEqual({ assignee: { from: null, to: someId(3) } });
  });
});

const appealed = {
  _id: id,
  state: 'escalated',
  player: { name: 'Pieter' },
  organiser: { name: 'Olaf' },
  match: { name: 'Smash' },
  appeal: 'I was there',
  reason: 'No',
  secondAppeal: 'I was',
  verdict: null,
} as const;
const appeals = [answer(listNoShows, { data: { noShows: [appealed] } }), answer(listEnquiries)];

testLoggedOut({
  call: decideNoShow,
  open: async (language) => {
    await open('/console/enquiries', { as: admin, language, answers: appeals });
    await button(t('running.noShows.uphold.do')).tap();
  },
  fill: (t) => label(t('console.act.reason')).write('Seen on the photo'),
  button: (t) => sheet().getByRole('button', { name: t('running.noShows.uphold.do') }),
});

test('no-shows that were appealed against are decided', async () => {
  await open('/console/enquiries', {
    as: admin,
    answers: appeals,
  });
  await expect.element(page.getByRole('article')).toMatchTextContent('I was there');
  await button(t('running.noShows.uphold.do')).tap();
  await expect.element(label(t('console.act.reason'))).toBeVisible();
  await lookAtSheet();
  await sheet()
    .getByRole('button', { name: t('common.close') })
    .tap();
  await button(t('running.noShows.take_back.do')).tap();
  await label(t('console.act.reason')).write('Seen on the photo');
  await lookAtSheet();
  respondWith(answer(decideNoShow, { data: { noShow: { ...appealed, state: 'taken_back' } } }), answer(listNoShows));
  await sheet()
    .getByRole('button', { name: t('running.noShows.take_back.do') })
    .tap();
  await expectBanner(t('console.act.done'));
  expect(askedOf(decideNoShow)).toMatchObject([{ body: { act: 'take_back', reason: 'Seen on the photo' } }]);
});

const message = { _id: id, channel: 'mail', to: 'p•••@rondo.test', state: 'failed', lastError: 'full' } as const;
const messages = [
  answer(listMessages, { data: { messages: [message], pagination: one } }),
  answer(getMessage, { data: { message: { ...message, address: 'pieter@rondo.test', subject: 'Your spot' } } }),
];
test('a message says to whom it goes; several are sent again', async () => {
  await open(`/console/messages?step=message&id=mail-${id}`, { as: admin, answers: messages });
  await expect.element(sheet()).toMatchTextContent('pieter@rondo.test');
  await lookAtSheet();
  await sheet()
    .getByRole('button', { name: t('operating.messages.acts.again.do') })
    .tap();
  await expect.element(sheet().getByText(t('operating.messages.acts.again.body'))).toBeVisible();
});
testAct({
  name: 'sending a message again',
  address: `/console/messages?step=again&id=mail-${id}`,
  answers: messages,
  call: sendAgain,
  action: (t) => t('operating.messages.acts.again.do'),
  reason: null,
  body: { messages: [{ channel: 'mail', _id: id }] },
});

testAct({
  name: 'holding an email',
  address: `/console/messages?step=hold&id=mail-${id}`,
  answers: messages,
  call: holdMails,
  action: (t) => t('operating.messages.acts.hold.do'),
  body: withReason({ messages: [{ channel: 'mail', _id: id }] }),
});
testAct({
  name: 'throwing an email away',
  address: `/console/messages?step=throw-away&id=mail-${id}`,
  answers: messages,
  call: throwMailsAway,
  action: (t) => t('operating.messages.acts.throw-away.do'),
  body: withReason({ messages: [{ channel: 'mail', _id: id }] }),
});

test('jobs say when they ran, and are run; or it says why not', async () => {
  const job = { name: 'daily close', everySeconds: 60, isFailing: true, lastError: 'disk full' } as const;
  const well = { name: 'sign-ups', everySeconds: 60, lastAt: at('-PT1M') } as const;
  await open('/console/jobs', { as: admin, answers: [refuse(listJobs, 'busy')] });
  await expect.element(page.getByText(t('operating.jobs.failed'))).toBeVisible();
  respondWith(answer(listJobs, { data: { jobs: [job, well] } }), refuse(runJob, 'job_not_found'));
  await button(t('common.retry')).tap();
  const name = t('operating.jobs.does.daily_close');
  for (const words of [name, t('operating.jobs.failing'), t('operating.jobs.never'), 'disk full'])
    await expect.element(page.getByRole('main').getByRole('listitem').first()).toMatchTextContent(words);
  // A failing job is unfolded; any other shows its name alone.
  const other = t('operating.jobs.does.sign_ups');
  expect(button(t('operating.jobs.runNamed', { name: other })).query()).toBeNull();
  await page.getByText(other).tap();
  await expect.element(button(t('operating.jobs.runNamed', { name: other }))).toBeVisible();
  await button(t('operating.jobs.runNamed', { name })).tap();
  await expectBanner(sentence('en', 'job_not_found'));
  respondWith(answer(runJob, { data: { jobs: [{ ...job, isFailing: false }] } }));
  await button(t('operating.jobs.runNamed', { name })).tap();
  await expect.element(page.getByText(t('operating.jobs.failing'))).not.toBeInTheDocument();
});

describe('the preferred cities', () => {
  const cities = (...names: string[]) =>
    answer(listConsoleCities, {
      data: { cities: names.map((name) => ({ name, players: 2 })), former: [{ name: 'Assen', players: 1 }] },
    });
  testLoggedOut({
    call: replaceCities,
    open: (language) =>
      open('/console/cities', { as: admin, language, answers: [cities('Leiden', 'Utrecht', 'Delft'), places] }),
    fill: async (t) => {
      await button(t('running.cities.up', { name: 'Utrecht' })).tap();
      await button(t('running.cities.save')).tap();
      await label(t('console.act.reason')).write('Players asked for it');
    },
    button: (t) => sheet().getByRole('button', { name: t('running.cities.save') }),
  });

  test('are moved, taken off, added and saved; what another admin saved meanwhile is told', async () => {
    await open('/console/cities', { as: admin, answers: [cities('Leiden', 'Utrecht', 'Delft'), places] });
    await button(t('running.cities.up', { name: 'Utrecht' })).tap();
    await button(t('common.remove', { name: 'Delft' })).tap();
    await page.getByRole('combobox', { name: t('running.cities.add') }).write('Gron');
    await page.getByRole('option', { name: 'Groningen' }).tap();
    await button(t('running.cities.save')).tap();
    await label(t('console.act.reason')).write('Players asked for it');
    await expect.element(sheet()).toMatchTextContent(t('running.cities.dropped', { names: 'Delft' }));
    await lookAtSheet();
    respondWith(refuse(replaceCities, 'cities_changed'), cities('Leiden'));
    await sheet()
      .getByRole('button', { name: t('running.cities.save') })
      .tap();
    await expect.element(sheet().getByText(sentence('en', 'cities_changed'))).toBeVisible();
    expect(askedOf(replaceCities)[0]?.body).toMatchObject({
      from: ['Leiden', 'Utrecht', 'Delft'],
      to: ['Utrecht', 'Leiden', 'Groningen'],
    });
    await sheet()
      .getByRole('button', { name: t('console.act.keep') })
      .tap();
    await button(t('running.cities.keepTheirs')).tap();
    await expect.element(page.getByRole('list', { name: t('running.cities.title') })).toMatchTextContent('Leiden');
  });
});
