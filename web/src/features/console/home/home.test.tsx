import { type CallResponse, consoleHome, waitingKinds } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../../test/backend.ts';
import type { Partly } from '../../../../test/example.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const admin = { role: 'admin' } as const;
type Home = CallResponse<typeof consoleHome>['data'];
type Waiting = Home['waiting'][number];
const openHome = (data: Partly<Home>, language: 'en' | 'nl' = 'en') =>
  open('/console', { as: admin, language, answers: [answer(consoleHome, { data })] });

const one = (kind: Waiting['kind'], name: string, more: Partial<Waiting> = {}): Waiting => ({
  kind,
  id: name.toLowerCase(),
  place: null,
  name,
  since: '2026-09-14T09:54:00Z',
  amount: null,
  count: 1,
  ...more,
});
const main = () => page.getByRole('main');
const links = () =>
  main()
    .getByRole('list', { name: t('operating.home.waits') })
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent.replaceAll(/\s/g, ' '), link.getAttribute('href')] as const);

test('what waits comes first, each by what is to be done, about whom, since when, and as a link to where it is done', async () => {
  await openHome({
    waiting: [
      one('paymentSetAside', 'Marloes', { amount: 20 }),
      one('messageReported', 'Futsal Zuid', { place: 'game' }),
      one('application', 'Fleur', { count: 4 }),
      one('application', 'Noor', { count: 4 }),
    ],
    held: [],
    daily: [],
  });
  const headings = main().getByRole('heading', { level: 2 });
  await expect.element(headings.nth(0)).toHaveTextContent(t('operating.home.waits'));
  await expect.element(headings.nth(1)).toHaveTextContent(t('operating.home.today'));
  const since = t('operating.home.since', { when: 'Mon 14 Sept' });
  const enquiries = '/console/enquiries?kind=organiser&state=waiting';
  const application = t('operating.home.waiting.application');
  await expect.poll(links).toEqual([
    [`${t('operating.home.waiting.paymentSetAside')}Marloes€ 20.00${since}`, '/console/orders?step=order&id=marloes'],
    [`${t('operating.home.waiting.messageReported')}Futsal Zuid${since}`, '/match/futsal zuid'],
    [`${application}Fleur${since}`, `${enquiries}&step=enquiry&id=fleur`],
    [`${application}Noor${since}`, `${enquiries}&step=enquiry&id=noor`],
    [t('operating.home.more', { number: '2', kind: application }), enquiries],
  ]);
});

test.each(testedLanguages)(
  'every kind has its words, and a place in the console or where it was reported (%s)',
  async (language) => {
    const say = speak(language);
    await openHome({ waiting: waitingKinds.map((kind) => one(kind, 'Ada')), held: [], daily: [] }, language);
    for (const kind of waitingKinds)
      await expect.element(main().getByText(say(`operating.home.waiting.${kind}`), { exact: true })).toBeVisible();
    const list = main().getByRole('list', { name: say('operating.home.waits') });
    expect(
      list
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')?.split('/')[1]),
    ).toEqual(waitingKinds.map((kind) => (kind.endsWith('Reported') ? 'community' : 'console')));
  },
);

test('where nothing waits, one line says so', async () => {
  await openHome({ waiting: [], held: [], daily: [] });
  await expect.element(main().getByText(t('operating.home.none'))).toBeVisible();
  expect(main().getByRole('list').query()).toBeNull();
});

test('below are today’s figures, each with its rows, one table of their courses, and what is held for others', async () => {
  await open('/console', { as: admin, answers: [refuse(consoleHome, 'busy')] });
  await expect.element(page.getByText(t('operating.home.failed'))).toBeVisible();
  const course = Array.from({ length: 30 }, (_, day) => ({
    day: `2026-08-${String(day + 1).padStart(2, '0')}`,
    value: day,
  }));
  const data = {
    day: '2026-09-16',
    before: '2026-09-09',
    daily: [{ name: 'signUps', value: 3, before: 2, course }],
    held: [{ name: 'owedToPlayers', value: 12.5, before: 10 }],
    waiting: [],
  } as const;
  respondWith(answer(consoleHome, { data }));
  await page.getByRole('button', { name: t('common.retry') }).tap();
  const figure = page.getByRole('figure');
  await expect.element(figure.getByRole('link')).toHaveAttribute('href', '/console/people?day=2026-09-16');
  await expect.element(figure).toMatchTextContent(t('operating.home.was', { before: '2' }));
  // One table for all charts, which is opened once.
  await main().getByText(t('operating.home.table')).tap();
  await expect.poll(() => page.getByRole('row').elements().length).toBe(31);
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('29');
  await expect.element(page.getByText(/€\s12\.50/)).toBeVisible();
  await expect
    .element(main().getByRole('link', { name: t('operating.home.owedToPlayers') }))
    .toHaveAttribute('href', '/console/people?role=credit');
});
