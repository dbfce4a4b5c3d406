import { expect } from '@playwright/test';
import { now } from './clock.ts';
import { chosenPassword, createPaidGame, joinFreeGame, logIn, logOut, newcomer, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: games, messages, notifications, leading

test('a co-organiser is named, writes to everyone, changes the start on the day, and steps back @dutch', async ({
  page,
  request,
}, info) => {
  const say = speak(info.project.use.locale);
  const name = `Samen ${Date.now()}`;
  const soon = new Date(now() + 5 * 3_600_000).toISOString();
  const id = await createPaidGame(request, name, { isPayingGame: false, price: undefined, game_date: soon });
  const player = await newcomer('Speler');
  await joinFreeGame(player, id);
  const email = await signUp(page, 'Hulp');
  await page.goto('/');

  // The organiser, who is an admin here, names them by their address; the answer is the same whether it has an account or not.
  await logOut(page);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: say('teams.tools.more') }).click();
  await page.getByRole('button', { name: say('coLeading.coOrganisers.open') }).click();
  await page.getByRole('button', { name: say('coLeading.coOrganisers.add') }).click();
  const naming = page.getByRole('dialog', { name: say('coLeading.coOrganisers.add') });
  await naming.getByText(say('coLeading.coOrganisers.way.address')).click();
  await naming.getByRole('textbox', { name: say('coLeading.coOrganisers.address') }).fill(email);
  for (const right of ['edit', 'message'] as const)
    await naming.getByRole('checkbox', { name: new RegExp(`^${say(`coLeading.rights.${right}.name`)}`) }).check();
  await naming.getByRole('button', { name: say('coLeading.coOrganisers.save') }).click();
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible();

  await logOut(page);
  expect((await page.request.post('/api/users/login', { data: { email, password: chosenPassword } })).status()).toBe(
    200,
  );
  await page.goto('/organising');
  await expect(page.getByText(say('coLeading.helping.chip')).first()).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say('coLeading.helping.title') })).toBeVisible();
  const cancel = page.getByRole('button', { name: say('organise.cancel.open'), includeHidden: true });
  await expect(cancel).toHaveCount(0);

  await page.getByRole('button', { name: say('teams.tools.message') }).click();
  const writing = page.getByRole('dialog', { name: say('coLeading.messages.writeTitle.game') });
  await writing.getByRole('button', { name: say('coLeading.messages.send', { count: 1 }) }).click();
  await expect(writing.getByText(say('coLeading.messages.empty'))).toBeVisible();
  await writing.getByRole('textbox').fill('Neem <b>water</b> mee');
  await writing.getByRole('button', { name: say('coLeading.messages.send', { count: 1 }) }).click();
  await expect(writing).toHaveCount(0);
  await expect(page.getByText('Neem <b>water</b> mee')).toBeVisible();

  await page.getByRole('button', { name: say('coLeading.late.later', { count: 15 }) }).click();
  const late = page.getByRole('dialog', { name: say('coLeading.late.sheet') });
  await expect(late.getByText(say('coLeading.late.noRefunds'))).toBeVisible();
  await late.getByRole('button', { name: say('coLeading.late.submit') }).click();
  await expect(late).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('match.late.title') })).toBeVisible();

  await page.getByRole('button', { name: say('teams.tools.more') }).click();
  await page.getByRole('button', { name: say('coLeading.helping.stepBack') }).click();
  const leaving = page.getByRole('dialog', { name: say('coLeading.helping.question') });
  await leaving.getByRole('button', { name: say('coLeading.helping.stepBack') }).click();
  await expect(page.getByRole('heading', { name: say('coLeading.helping.title') })).toHaveCount(0);

  await logOut(page);
  await logIn(page, player);
  await page.goto(`/match/${id}`);
  await expect(page.getByText('Neem <b>water</b> mee')).toBeVisible();
  await page.getByRole('button', { name: say('coLeading.messages.report') }).click();
  const reporting = page.getByRole('dialog', { name: say('coLeading.messages.reportTitle') });
  await reporting.getByRole('button', { name: say('coLeading.messages.reportSubmit') }).click();
  await expect(page.getByText(say('coLeading.messages.reported'))).toBeVisible();
});
