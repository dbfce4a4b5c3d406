import { listAudit } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { auditActs, phraseOfAct } from '@rondo/rules/audit-acts';
import { downloads } from '@rondo/rules/audit-kinds';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf } from '../../../../test/backend.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const [ada, pieter] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const act = {
  actor: { _id: ada, name: 'Ada' },
  action: 'order.pay_back',
  subject: { kind: 'order', id: 'o1', name: null },
  person: { _id: pieter, name: 'Pieter' },
  amount: 12.5,
  before: null,
  after: null,
  names: {},
};
const noor = '00000000-0000-4000-8000-00000000000c';
const openLog = (query = '', acts: object[] = [act], language: Language = 'en') =>
  open(`/console/audit${query}`, {
    as: { name: 'Ada', role: 'admin' },
    language,
    answers: [
      answer(listAudit, { data: { actions: acts, pagination: { totalCount: 1, totalPages: 1, more: false } } }),
    ],
  });
const asked = () => askedOf(listAudit).at(-1)?.query;

test('an act is a sentence with what it moved; its names lead to what else was done by the one, and about the other', async () => {
  await openLog('', [{ ...act, reason: 'Paid twice' }]);
  const row = page.getByRole('row').nth(1);
  await expect.element(row.getByText('€ 12.50')).toBeVisible();
  const sentence = t('console.acts.order_pay_back', { who: 'Ada', person: 'Pieter' });
  await expect.element(row).toMatchTextContent(`${sentence}: Paid twice`);
  await row.getByRole('link', { name: 'Pieter' }).tap();
  await expect
    .element(page.getByText(t('operating.narrowed.about', { name: 'Pieter' }), { exact: false }))
    .toBeVisible();
  await expect.poll(asked).toMatchObject({ about: pieter });
  await page.getByRole('link', { name: t('operating.only.show') }).tap();
  await expect.poll(asked).not.toHaveProperty('about');
  await row.getByRole('link', { name: 'Ada' }).tap();
  await expect.element(page.getByText(t('operating.narrowed.by', { name: 'Ada' }), { exact: false })).toBeVisible();
});

test.each(testedLanguages)('every act is said whole, with a name for whatever has none (%s)', async (language) => {
  const say = speak(language);
  const acts = auditActs.map((action, _id) => ({
    ...act,
    _id,
    action,
    actor: null,
    person: null,
    subject: { kind: 'game', id: null, name: null },
    amount: null,
  }));
  await openLog('', acts, language);
  const names = {
    who: say('console.audit.byServer'),
    what: say('console.things.game'),
    person: say('console.things.user'),
  };
  await expect.element(page.getByRole('table')).toBeVisible();
  const said = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent);
  for (const [index, action] of auditActs.entries())
    expect(said[index + 1]).toContain(say(`console.acts.${phraseOfAct(action)}`, names));
});

test('a downloaded list is said by what it lists', async () => {
  const acts = downloads.map((kind, _id) => ({
    ...act,
    _id,
    action: 'list.look',
    subject: { kind, id: null, name: null },
  }));
  await openLog('', acts);
  await expect.element(page.getByRole('table')).toBeVisible();
  const said = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent);
  for (const [index, list] of downloads.entries())
    expect(said[index + 1]).toContain(
      t('console.acts.list_look', { who: 'Ada', what: t(`console.downloads.${list}`) }),
    );
});

test('groups, amounts, whose name it is and days are asked for together, and stand in the address and in its file', async () => {
  await openLog('?query=piet&kind=money&above=25&who=about&from=2026-11-01&until=2026-11-28');
  const filters = { query: 'piet', kind: 'money', above: '25', who: 'about', from: '2026-11-01', until: '2026-11-28' };
  await expect.poll(asked).toMatchObject(filters);
  const file = page.getByRole('link', { name: t('console.list.csv') });
  const { searchParams } = new URL(file.element().getAttribute('href') ?? '', location.href);
  expect(Object.fromEntries(searchParams)).toMatchObject(filters);
  // On a phone more than two filters are behind a button, which says how many are set.
  const kind = page.getByLabelText(t('console.audit.kind'), { exact: true });
  await expect.element(kind).not.toBeVisible();
  await page.getByRole('button', { name: `${t('console.list.filters')} 5` }).tap();
  await kind.selectOptions('games');
  await expect.poll(asked).toMatchObject({ ...filters, kind: 'games' });
});

test.each([
  ['en', 'until: nothing →', 'person: Noor', 'paid back: € 4.50'],
  ['nl', 'tot: niets →', 'persoon: Noor', 'terugbetaald: € 4,50'],
] as const)('its facts and its entry fold out (%s)', async (language, until, person, money) => {
  const say = speak(language);
  const switchedOff = {
    ...act,
    action: 'switch.off',
    subject: { kind: 'switch', id: 'payments', name: null },
    before: { until: null },
    after: { until: '2026-12-01T19:00:00Z' },
    names: {},
  };
  const takenOut = {
    ...act,
    action: 'game.take_out',
    subject: { kind: 'game', id: noor, name: 'Futsal' },
    before: { userId: noor, paidCents: 450 },
    after: null,
    names: { [noor]: 'Noor' },
  };
  await openLog('', [switchedOff, takenOut], language);
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  const payments = say('switches.kinds.payments.name');
  await expect.element(first).toMatchTextContent(say('console.acts.switch_off', { who: 'Ada', what: payments }));
  await expect.element(first.getByRole('link', { name: payments })).toBeVisible();
  await expect.element(first.getByText(until, { exact: false })).not.toBeVisible();
  for (const row of [first, second]) await row.getByText(say('console.audit.facts')).tap();
  await expect.element(first.getByText(until, { exact: false })).toBeVisible();
  await expect.element(second.getByRole('link', { name: 'Futsal' })).toBeVisible();
  await expect.element(second.getByText(person)).toBeVisible();
  const noorsLink = second.getByRole('link', { name: 'Noor' });
  expect(noorsLink.element().getAttribute('href')).toContain(`/console/people?step=person&id=${noor}`);
  await expect.element(second.getByText(money)).toBeVisible();
  await expect.element(second.getByText(/paidCents/)).toBeVisible();
});
