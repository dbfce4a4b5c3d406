import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createPaidGame, signUp } from './api.ts';
import { money, speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: wallet, promocodes, joining

test('a code, a gift, a student card, a company; then statement, file, receipt and invoice', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const t = speak(locale);
  await signUp(page, 'Wallet');
  await page.goto('/wallet');
  // Only the browser draws this button: once it shows, the page answers to clicks.
  await expect(page.getByRole('button', { name: t('promocodes.actions.activate') })).toBeVisible();
  const dialog = page.getByRole('dialog');
  const activate = async (code: string) => {
    await page.getByRole('button', { name: t('promocodes.actions.activate') }).click();
    await expect(page).toHaveURL(/step=promocode/);
    await expect(dialog.getByLabel(t('promocodes.activate.code'))).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };

  await test.step('the ways to pay have an address of their own: Back closes them', async () => {
    await page.getByRole('button', { name: t('wallet.topUp.bundle', { amount: '€ 10.00' }) }).click();
    await page.getByRole('button', { name: t('wallet.topUp.proceed') }).click();
    await expect(page).toHaveURL(/step=pay/);
    await expect(dialog.getByText(money(10.36, locale)).first()).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step('a percentage waits in the list, is selected, and is not', async () => {
    await activate('welcome10');
    await expect(page.getByText(t('promocodes.success'))).toBeVisible();
    await expect(page).toHaveURL(/tab=promocodes/);
    await page.getByRole('button', { name: t('promocodes.selectNamed', { code: 'WELCOME10' }) }).click();
    const unselect = page.getByRole('button', { name: t('promocodes.unselectNamed', { code: 'WELCOME10' }) });
    // Scrolled to the middle, away from a phone's tabs.
    await unselect.evaluate(`(button) => button.scrollIntoView({ block: 'center' })`);
    await unselect.click();
    await expect(page.getByText(t('promocodes.state.activated'), { exact: true })).toBeVisible();
  });

  await test.step('a gift is on the balance at once', async () => {
    await activate('gift5');
    await expect(page.getByText(t('promocodes.state.redeemed'), { exact: true })).toBeVisible();
    const balance = page.getByRole('main').getByRole('region', { name: t('wallet.balance') });
    await expect(balance.getByText(money(5, locale))).toBeVisible();
  });

  await test.step('a student card', async () => {
    // The banners close by themselves, but cover the sheet until then.
    await expect(page.getByText(t('promocodes.success'))).toHaveCount(0);
    await page.getByRole('button', { name: t('promocodes.actions.card') }).click();
    await dialog.getByLabel(t('promocodes.card.number')).fill(`${String(Date.now()).slice(-7)} nl ut`);
    await dialog.getByRole('button', { name: t('promocodes.card.submit') }).click();
    await expect(page.getByText(t('promocodes.cardName'))).toBeVisible();
  });

  await test.step('a company that receipts are made out to', async () => {
    await page.getByRole('button', { name: t('company.title') }).click();
    await dialog.getByLabel(t('company.name')).fill('Bakkerij Jansen');
    await dialog.getByLabel(t('company.address')).fill('Markt 1, 3511 AB Utrecht');
    await dialog.getByLabel(t('company.vat')).fill('nl 1234.56.782 b01');
    await dialog.getByRole('button', { name: t('company.save') }).click();
    await expect(page.getByText(t('company.saved'))).toBeVisible();
    await expect(page.getByText(t('company.saved'))).toHaveCount(0);
  });

  await test.step('the statement ends with the balance, and comes as a file', async () => {
    const name = `Statement ${Date.now()}`;
    const matchId = await createPaidGame(request, name, { price: 4 });
    const paid = await page.request.post('/api/internalPayments/payEntranceFee', {
      headers: { origin: new URL(page.url()).origin },
      data: { matchId },
    });
    expect(paid.status()).toBe(200);
    await page.getByRole('link', { name: t('promocodes.actions.statement') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('statement.title') })).toBeVisible();
    const lines = page.getByRole('row');
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText('GIFT5');
    await expect(lines.nth(2)).toContainText(name);
    await expect(lines.nth(2).getByRole('cell').last()).toHaveText(money(1, locale));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('statement.csv') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^rondo-statement-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Date,Time,Description,Game,For,Promocode,Reason,Amount,Balance');
    expect(text).toContain(`Entrance fee,${name},,,,-4.00,1.00`);
  });

  await test.step('the timeline has both by day, and each kind alone; the address keeps it', async () => {
    await page
      .getByRole('link', { name: t('statement.back'), exact: true })
      .first()
      .click();
    const gifts = page.getByRole('button', { name: t('wallet.timeline.show.gifts') });
    const lines = page.getByRole('region', { name: t('wallet.lists.label') }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(money(1, locale));
    await gifts.click();
    await expect(page).toHaveURL(/show=gifts/);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('GIFT5');
    await page.reload();
    await expect(lines).toHaveCount(1);
    await page.goto('/wallet/statement');
  });

  await test.step('the receipt of the game, as on paper', async () => {
    await page
      .getByRole('row')
      .nth(2)
      .getByRole('link', { name: new RegExp(`^${t('statement.receipt')}`) })
      .click();
    await expect(page).toHaveURL(/\/wallet\/receipt\//);
    await expect(page.getByText(/^P-\d{8}-[0-9A-F]{8}$/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo').last()).toBeHidden();
    await expect(page.getByRole('button', { name: t('receipt.print') })).toBeHidden();
    await expect(page.getByText(t('receipt.total'))).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the invoice of the game, as a page and as a file', async () => {
    const numbers = async () => {
      const { data } = (await (await page.request.get('/api/wallet/documents')).json()) as {
        data: { documents: { number: string }[] };
      };
      return data.documents.map(({ number }) => number);
    };
    await expect.poll(numbers, { timeout: 30_000 }).toHaveLength(1);
    const [number = ''] = await numbers();
    await page.reload();
    await page.getByRole('link', { name: t('receipt.invoiceNumber', { number }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('document.invoice') })).toBeVisible();
    await expect(page.getByText('Bakkerij Jansen')).toBeVisible();
    await expect(page.getByText(t('document.buyerVat', { vat: 'NL123456782B01' }))).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('document.file') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    expect((await readFile(await file.path())).toString('latin1')).toMatch(/^%PDF-1\.7/);
  });

  await test.step('the selected code and the student card both take something off a game', async () => {
    const id = await createPaidGame(request, `Codes ${Date.now()}`, { price: 3 });
    const { data } = (await (await page.request.get('/api/promocode/user/me')).json()) as {
      data: { promocodes: { _id: string; code: string; name: string }[] };
    };
    const welcome = data.promocodes.find(({ code }) => code === 'WELCOME10');
    const headers = { origin: new URL(page.url()).origin };
    expect((await page.request.post('/api/promocode/select', { headers, data: welcome })).status()).toBe(200);
    await page.goto(`/match/${id}?step=8`);
    await expect(dialog.getByText(t('spots.lines.promocode', { name: welcome?.name ?? '' }))).toBeVisible();
    await expect(dialog.getByText(t('spots.lines.periodic'))).toBeVisible();
    await dialog.getByLabel(t('joiningSteps.pay.terms')).check();
    await dialog.getByRole('button', { name: money(0.7, locale) }).click();
    await expect(page.getByText(t('joiningSteps.pay.done'))).toBeVisible();
    const me = (await (await page.request.get('/api/users/me')).json()) as { user: { balance: number } };
    expect(me.user.balance).toBe(0.3);
  });
});
