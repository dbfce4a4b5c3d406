import { type APIRequestContext, expect } from '@playwright/test';
import { logIn, tokenOf } from './api.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';
import { violations } from './violations.ts';

const t = speak('en');

interface Pay {
  owed: number;
  lines: { match: { name: string; players: number } | null }[];
}

interface Payout {
  _id: string;
  lines: { _id: string; state: string }[];
}

/** What an admin does, by calls, from a run to the bank's word about its only line. */
async function adminCalls(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf('admin@rondo.test')}` };
  const payoutIn = async (answer: Awaited<ReturnType<APIRequestContext['post']>>) => {
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: { payout: Payout } }).data.payout;
  };
  return {
    run: async () => payoutIn(await request.post('/api/admin/payouts', { headers, data: {} })),
    file: async ({ _id }: Payout) => {
      const answer = await request.get(`/api/admin/payouts/${_id}/file`, { headers });
      expect(await answer.text()).toContain('pain.001.001.09');
    },
    settle: async ({ _id, lines }: Payout, data: { state: 'executed' | 'returned'; reason?: string }) =>
      payoutIn(await request.post(`/api/admin/payouts/${_id}/lines/${lines[0]?._id}`, { headers, data })),
  };
}

test('an organiser sees what games earned, says where to send it after the step-up, and reads what became of it', async ({
  page,
  request,
}) => {
  const admin = await adminCalls(request);
  await logIn(page, 'organiser@rondo.test');
  const { data } = (await (await page.request.get('/api/organising/pay')).json()) as { data: Pay };
  expect(data.owed).toBeGreaterThan(20);
  const owed = money(data.owed, 'en');

  await page.goto('/organising?tab=pay');
  await expect(page.getByRole('heading', { name: t('organising.title') })).toBeVisible();
  const figure = page.getByRole('definition').first();
  await expect(figure).toHaveText(owed);
  const game = data.lines.at(-1)?.match;
  const earned = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: game?.name }) });
  await expect(earned.first()).toContainText(t('pay.players', { count: game?.players ?? 0 }));

  // A session that is not fresh; what was typed stays while they confirm who they are.
  await page.route('**/api/organising/bank-details', (route) =>
    route.fulfill({ status: 403, json: { status: 'fail', code: 'confirm_identity', message: 'Is it you?' } }),
  );
  const details = page.getByRole('dialog', { name: t('pay.details.sheet') });
  await expect(async () => {
    await page.getByRole('button', { name: t('pay.details.enter') }).click({ timeout: 1000 });
    await expect(details).toBeVisible({ timeout: 1000 });
  }).toPass();
  await details.getByLabel(t('pay.details.iban')).fill('NL02 ABNA 0123 4567 88');
  await details.getByRole('button', { name: t('pay.details.save') }).click();
  const confirm = page.getByRole('dialog', { name: t('signIn.confirm.title') });
  await expect(confirm).toBeVisible();
  await page.unroute('**/api/organising/bank-details');
  await confirm.getByLabel(t('accounts.password'), { exact: true }).fill('Rondo2026!');
  await confirm.getByRole('button', { name: t('signIn.confirm.submit') }).click();
  await expect(details.getByText(t('errors.iban_invalid'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await details.getByLabel(t('pay.details.iban')).fill('NL02 ABNA 0123 4567 89');
  await details.getByRole('button', { name: t('pay.details.save') }).click();
  await expect(page.getByText('NL •••• 6789')).toBeVisible();

  const payout = await admin.run();
  await admin.file(payout);
  await admin.settle(payout, { state: 'executed' });
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: t('pay.kind.payout') });
  await expect(line).toContainText(owed);
  await expect(line).toContainText(t('pay.state.executed'));
  await expect(figure).toHaveText(money(0, 'en'));

  await admin.settle(payout, { state: 'returned', reason: 'Account closed' });
  await page.reload();
  await expect(line).toContainText(t('pay.state.returned'));
  await expect(page.getByText('Account closed')).toBeVisible();
  await expect(figure).toHaveText(owed);
});
