import { backUpNow, type CallResponse, consoleHome, getHealth } from '@rondo/contract';
import { healthChecks, healthFindings } from '@rondo/rules/health';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { admin, sheet, testAct } from '../../../../test/console-acts.ts';
import type { Partly } from '../../../../test/example.ts';
import { instant } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
type Health = CallResponse<typeof getHealth>['data'];
type Checked = Partly<Health['checks'][number]>;
const at = instant.toString();
const health = (data: Partly<Health>) => answer(getHealth, { data });
const openHealth = (data: Partly<Health>, language: 'en' | 'nl' = 'en') =>
  open('/console/health', { as: admin, language, answers: [health(data)] });
const main = () => page.getByRole('main');
const rows = () =>
  main()
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

const wrong: Checked = {
  check: 'mailServer',
  state: 'wrong',
  said: [{ found: 'smtpNotSet', values: {} }],
  page: 'docs/mail.md#the-check',
};
const look: Checked = {
  check: 'jobs',
  state: 'look',
  said: [{ found: 'jobFails', values: { name: 'daily close', error: 'disk full' } }],
  page: 'docs/alarms.md#sweepnotdone',
};
const fine: Checked = {
  check: 'webHook',
  state: 'ok',
  said: [{ found: 'reportsArrive', values: { at: '2026-09-14T10:30:00.000Z' } }],
  page: null,
};

test('what is wrong comes first, then what to look at, each with what to do; the rest is folded', async () => {
  await open('/console/health', { as: admin, answers: [refuse(getHealth, 'busy')] });
  await expect.element(page.getByText(t('health.failed'))).toBeVisible();
  respondWith(health({ checks: [fine, look, wrong] }));
  await page.getByRole('button', { name: t('common.retry') }).tap();
  await expect.element(main().getByText(t('health.found.smtpNotSet'))).toBeVisible();
  const [first, second] = rows();
  for (const words of [
    t('health.states.wrong'),
    t('health.checks.mailServer.title'),
    t('health.checks.mailServer.advice'),
    'docs/mail.md#the-check',
  ])
    expect(first).toContain(words);
  expect(second).toContain(t('health.states.look'));
  expect(second).toContain(
    t('health.found.jobFails', { name: t('operating.jobs.does.daily_close'), error: 'disk full' }),
  );
  const arrived = main().getByText(t('health.found.reportsArrive', { at: 'Mon 14 Sept 12:30' }));
  await expect.element(arrived).not.toBeVisible();
  await main()
    .getByText(t('health.fine', { count: 1 }))
    .tap();
  await expect.element(arrived).toBeVisible();
});

test('where nothing is wrong, it says so', async () => {
  await openHealth({ checks: [fine] });
  await expect.element(main().getByText(t('health.allFine'))).toBeVisible();
});

test.each(testedLanguages)('each check and finding has its words (%s)', async (language) => {
  const say = speak(language);
  const values = { says: 'ECONNREFUSED' };
  await openHealth(
    {
      checks: healthChecks.map((check) => ({
        check,
        state: 'look',
        said: check === 'settings' ? healthFindings.map((found) => ({ found, values })) : [],
        page: 'docs/alarms.md',
      })),
    },
    language,
  );
  for (const check of healthChecks)
    await expect.element(main().getByText(say(`health.checks.${check}.advice`), { exact: true })).toBeVisible();
  await expect.element(main().getByText('ECONNREFUSED')).toBeVisible();
});

test('the versions are a line, with a newer one', async () => {
  const versions = { rondo: '1.2.3', commit: 'abc1234', postgres: '18.1', node: '26.1.0', newer: '1.3.0' };
  await openHealth({ versions });
  const { newer, ...named } = versions;
  await expect
    .element(main())
    .toMatchTextContent(`${t('health.versions', named)} · ${t('health.newer', { version: newer })}`);
});

const last = { at: '2026-09-14T02:20:00.000Z', bytes: 12_345_678, place: '/srv/rondo-backups' };
const verified = { at: '2026-09-13T02:20:00.000Z', isWhole: true };

test('the last back-up says when, how large and where, and when one came back', async () => {
  await openHealth({ backUps: { last, verified } });
  for (const words of [
    t('health.backUp.taken', { when: 'Mon 14 Sept 04:20', size: '12 MB' }),
    '/srv/rondo-backups',
    t('health.backUp.whole', { when: 'Sun 13 Sept 04:20' }),
  ])
    await expect.element(main()).toMatchTextContent(words);
});

test('where there is none, or one failed, or was cut off, it says so', async () => {
  await openHealth({
    backUps: { last: null, verified: { ...verified, isWhole: false }, failed: { at, says: 'No room.' } },
  });
  await expect.element(main().getByRole('alert')).toMatchTextContent('No room.');
  await expect.element(main()).toMatchTextContent(t('health.backUp.none'));
  await expect.element(main()).toMatchTextContent(t('health.backUp.notWhole', { when: 'Sun 13 Sept 04:20' }));
});

test('one that was cut off says so', async () => {
  await openHealth({ backUps: { failed: { at, says: null } } });
  await expect.element(main().getByRole('alert')).toBeVisible();
});

test.each(['notSetUp', 'notHere'] as const)(
  'where this server makes none (%s), it says what to do instead',
  async (hindrance) => {
    await openHealth({ backUps: { hindrance } });
    await expect.element(main().getByText(t(`health.backUp.hindrances.${hindrance}`))).toBeVisible();
    expect(main().getByText('systemctl start rondo-backup').elements()).toHaveLength(hindrance === 'notHere' ? 1 : 0);
    expect(
      main()
        .getByRole('button', { name: t('health.backUp.now') })
        .query(),
    ).toBeNull();
  },
);

test('a back-up that runs is followed until it is there', async () => {
  await openHealth({ backUps: { hindrance: null } });
  await main()
    .getByRole('button', { name: t('health.backUp.now') })
    .tap();
  await expect.element(sheet().getByText(t('health.backUp.body'))).toBeVisible();
  await lookAtSheet();
  const running = { isRunning: true, hindrance: 'running' } as const;
  respondWith(answer(backUpNow, { data: { backUps: running } }), health({ backUps: running }));
  await sheet()
    .getByRole('button', { name: t('health.backUp.now') })
    .tap();
  await expect.element(main().getByText(t('health.backUp.running'))).toBeVisible();
  const before = askedOf(getHealth).length;
  respondWith(health({ backUps: { last, hindrance: null } }));
  await expect.element(main().getByText('/srv/rondo-backups'), { timeout: 5000 }).toBeVisible();
  expect(askedOf(getHealth).length).toBeGreaterThan(before);
  await expect.element(main().getByText(t('health.backUp.running'))).not.toBeInTheDocument();
});

testAct({
  name: 'a back-up at once',
  address: '/console/health?step=back-up',
  answers: [health({ backUps: { hindrance: null } })],
  call: backUpNow,
  action: (say) => say('health.backUp.now'),
  reason: null,
  says: (say) => say('health.backUp.asked'),
  body: undefined,
});

test('the console’s first page leads there where something is wrong', async () => {
  const home = answer(consoleHome, { data: { waiting: [], held: [], daily: [] } });
  await open('/console', { as: admin, answers: [home, health({ checks: [wrong, look] })] });
  const link = main().getByRole('link', { name: t('health.isWrong', { count: 1 }) });
  await expect.element(link).toHaveAttribute('href', '/console/health');
});
