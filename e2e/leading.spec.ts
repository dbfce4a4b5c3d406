import { type Browser, expect, type Page } from '@playwright/test';
import { logIn, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';

const t = speak('en');
const origin = `http://localhost:${process.env.E2E_PORT}`;
const community = 'havenvolley';
const tag = () => Math.floor(Math.random() * 1e6);

/** Somebody new, in a browser of their own. */
async function newcomer(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signUp(page, name);
  return page;
}

/** Somebody new asks to join. */
async function asks(browser: Browser, name: string): Promise<Page> {
  const page = await newcomer(browser, name);
  await askToJoin(page, `Hi, I’m ${name}!`);
  return page;
}

async function askToJoin({ request }: Page, message = ''): Promise<void> {
  const answer = await request.post(`/api/communities/join/${community}`, { headers: { origin }, data: { message } });
  expect(answer.status()).toBe(200);
}

/** Opens one of the things an admin can do, on a phone. */
async function lead(page: Page, tool: 'news' | 'invitations' | 'edit' | 'figures') {
  await page.getByRole('button', { name: t('leading.title') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(`leading.${tool}.open`) })
    .click();
}

test(
  'an admin lets in and turns down with a note, and decides several together',
  { tag: '@dutch' },
  async ({ page, browser }, info) => {
    const t = speak(info.project.use.locale);
    const names = ['Binnen', 'Buiten', 'Samen', 'Tezamen'].map((name) => `${name}${tag()}`);
    const [inside = '', outside = '', ...together] = names;
    const denied = await asks(browser, outside);
    const approved = await asks(browser, inside);
    await Promise.all(together.map((name) => asks(browser, name)));
    await logIn(page, 'communityadmin@rondo.test');
    await page.goto(`/community/${community}`);
    await page.getByRole('button', { name: t('leading.title') }).click();
    await expect(page).toHaveURL(`/community/${community}?step=lead`);
    await lookInWholeRun(page);
    const sheet = page.getByRole('dialog');
    await sheet.locator('a[href$="tab=requests"]').click();
    await expect(page).toHaveURL(`/community/${community}?tab=requests`);
    const requests = page.getByRole('main').getByRole('listitem');
    const card = (name: string) => requests.filter({ has: page.getByText(name, { exact: true }) });
    await expect(card(inside)).toContainText(`Hi, I’m ${inside}!`);
    await lookInWholeRun(page);

    await page.getByRole('button', { name: t('leading.requests.approveWithNoteOf', { name: inside }) }).click();
    await sheet.getByLabel(t('leading.requests.note')).fill('See you on Tuesday!');
    await lookInWholeRun(page);
    await sheet.getByRole('button', { name: t('leading.requests.approve') }).click();
    await expect(page.getByText(t('leading.requests.approved', { count: 1, name: inside }))).toBeVisible();
    await expect(card(inside)).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('leading.requests.title') })).toBeFocused();
    await expect(page).toHaveURL(`/community/${community}?tab=requests`);
    await approved.goto('/notifications');
    const welcome = speak('en')('notices.kinds.communityApproved.title', { communityName: 'Havenvolley' });
    await approved.getByRole('button', { name: welcome, expanded: false }).click();
    await expect(approved.getByText('See you on Tuesday!')).toBeVisible();

    await page.getByRole('button', { name: t('leading.requests.denyOf', { name: outside }) }).click();
    await sheet.getByLabel(t('leading.requests.note')).fill('Come to a training first.');
    await lookInWholeRun(page);
    await sheet.getByRole('button', { name: t('leading.requests.deny') }).click();
    await expect(page.getByText(t('leading.requests.denied', { count: 1, name: outside }))).toBeVisible();
    await expect(card(outside)).toHaveCount(0);
    await expect(page).toHaveURL(`/community/${community}?tab=requests`);
    await denied.goto(`/community/${community}`);
    await expect(denied.getByText('Come to a training first.')).toBeVisible();

    for (const name of together) {
      await page.getByRole('checkbox', { name: t('leading.requests.select', { name }) }).check();
    }
    await expect(page.getByText(t('leading.requests.chosen', { count: 2 }))).toBeVisible();
    await lookInWholeRun(page);
    await page.getByRole('button', { name: t('leading.requests.approveWithNote'), exact: true }).click();
    await expect(sheet).toContainText(t('leading.requests.approveTitle', { count: 2 }));
    await sheet.getByRole('button', { name: t('leading.requests.approve') }).click();
    await expect(page.getByText(t('leading.requests.approved', { count: 2, name: '' }))).toBeVisible();
  },
);

test('an admin writes pinned news, changes it and takes it away', async ({ page }) => {
  const title = `Toernooi ${tag()}`;
  await logIn(page, 'communityadmin@rondo.test');
  await page.goto(`/community/${community}?tab=news`);
  await lead(page, 'news');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('leading.news.publish') }).click();
  await expect(sheet.getByText(t('leading.news.titleMissing'))).toBeVisible();
  await sheet.getByLabel(t('leading.news.name')).fill(title);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await lead(page, 'news');
  await expect(sheet.getByLabel(t('leading.news.name'))).toHaveValue(title);
  await sheet.getByLabel(t('leading.news.body')).fill('Bring:\n\n- water\n- **shoes**');
  await sheet.getByRole('button', { name: t('leading.news.preview') }).click();
  await expect(sheet.locator('strong', { hasText: 'shoes' })).toBeVisible();
  await sheet.getByLabel(t('leading.news.isPinned')).check();
  await lookInWholeRun(page);
  await sheet.getByRole('button', { name: t('leading.news.publish') }).click();
  await expect(page.getByText(/^(Success: )?Published/)).toBeVisible();
  await expect(sheet).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { level: 3, name: title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').locator('strong', { hasText: 'shoes' })).toBeVisible();
  await lookInWholeRun(page);

  const more = page.getByRole('button', { name: t('leading.news.actions', { title }) });
  await more.click();
  await page.getByRole('button', { name: t('leading.news.edit'), exact: true }).click();
  await sheet.getByLabel(t('leading.news.body')).fill('Bring water.');
  await sheet.getByRole('button', { name: t('leading.news.save') }).click();
  await expect(page.getByText(t('leading.news.saved'))).toBeVisible();
  await expect(page.getByRole('main').getByText('Bring water.')).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: t('leading.news.delete'), exact: true }).click();
  await lookInWholeRun(page);
  await sheet.getByRole('button', { name: t('leading.news.delete') }).click();
  await expect(page.getByText(t('leading.news.deleted'))).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('an invitation that an admin made lets somebody in at once; withdrawn it is worth nothing', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, 'communityadmin@rondo.test');
  await page.goto(`/community/${community}`);
  await lead(page, 'invitations');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('leading.invitations.uses')).fill('0');
  await expect(sheet.getByText(t('leading.invitations.range', { max: 500 }))).toBeVisible();
  await sheet.getByLabel(t('leading.invitations.uses')).fill('3');
  await sheet.getByRole('button', { name: t('leading.invitations.make') }).click();
  await expect(page.getByText(t('leading.invitations.made'))).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const row = sheet.getByRole('listitem').filter({ hasText: link.slice(-6) });
  await expect(row).toContainText(t('leading.invitations.left', { count: 3, number: 3 }));
  await lookInWholeRun(page);

  const guest = await newcomer(browser, `Genodigde${tag()}`);
  await guest.goto(link);
  await guest.getByRole('button', { name: t('communities.join.join'), exact: true }).click();
  await expect(guest.getByText(t('communities.member.chip'), { exact: true })).toBeVisible();

  await row.getByRole('button', { name: t('leading.invitations.revoke') }).click();
  await expect(page.getByText(t('leading.invitations.revoked'))).toBeVisible();
  await expect(row).toHaveCount(0);
  const late = await newcomer(browser, `Laat${tag()}`);
  await late.goto(link);
  await expect(late.getByText(t('communities.invitation.over'))).toBeVisible();
});

test('an admin makes another one, is refused as the last, and removes a member', async ({ page, browser }) => {
  const name = `Helpt${tag()}`;
  const other = await asks(browser, name);
  await logIn(page, 'communityadmin@rondo.test');
  await page.goto(`/community/${community}?tab=requests`);
  await page.getByRole('button', { name: t('leading.requests.approveOf', { name }) }).click();
  await expect(page.getByText(t('leading.requests.approved', { count: 1, name }))).toBeVisible();
  await page.goto(`/community/${community}?tab=members&query=${name}`);
  const manage = page.getByRole('button', { name: t('leading.members.actions', { name }) });
  const does = async (action: string) => {
    await manage.click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await does(t('leading.members.makeAdmin'));
  await expect(page.getByText(t('leading.members.madeAdmin', { name }))).toBeVisible();
  await other.goto(`/community/${community}`);
  await expect(other.getByRole('button', { name: t('leading.title') })).toBeVisible();
  await does(t('leading.members.unmakeAdmin'));
  await expect(page.getByText(t('leading.members.unmadeAdmin', { name }))).toBeVisible();

  await does(t('leading.members.remove'));
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('leading.members.reason')).fill('Never came.');
  await lookInWholeRun(page);
  await sheet.getByRole('button', { name: t('leading.members.remove') }).click();
  await expect(page.getByText(t('leading.members.removed', { name }))).toBeVisible();
  await other.reload();
  await expect(other.getByText('Never came.')).toBeVisible();
  await askToJoin(other);
  await page.goto(`/community/${community}?tab=requests`);
  const again = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(again).toContainText(t('leading.requests.wasRemoved'));
  await expect(again).toContainText('Never came.');

  await page.goto(`/community/${community}?tab=members`);
  await page.getByRole('button', { name: t('leading.members.actions', { name: 'Shanti Ramdin' }) }).click();
  await page.getByRole('button', { name: t('leading.members.stepDown') }).click();
  await sheet.getByRole('button', { name: t('leading.members.stepDown') }).click();
  await expect(sheet.getByText(t('errors.last_community_admin'))).toBeVisible();
  await lookInWholeRun(page);
});

test('an admin changes the page, and sees the community in figures', async ({ page }) => {
  await logIn(page, 'communityadmin@rondo.test');
  await page.goto('/community/erasmus-hoops');
  await lead(page, 'edit');
  const sheet = page.getByRole('dialog');
  const description = `Full court, twice a week. ${tag()}`;
  await sheet.getByLabel(t('leading.edit.description')).fill(description);
  await sheet.getByLabel(t('leading.edit.isPrivate')).check();
  await expect(sheet.getByText(t('leading.edit.becomesPrivate'))).toBeVisible();
  await sheet.getByLabel(t('leading.edit.isPrivate')).uncheck();
  const colour = { name: 'banner.gif', mimeType: 'image/gif', buffer: onePixel };
  await sheet.getByLabel(`${t('leading.edit.banner')}: ${t('picture.choose')}`).setInputFiles(colour);
  await lookInWholeRun(page);
  await sheet.getByRole('button', { name: t('leading.edit.save') }).click();
  await expect(page.getByText(t('leading.edit.saved'))).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();

  await lead(page, 'figures');
  await expect(sheet.getByText(/^From \d+ to \d+ members in 11 weeks$/)).toBeVisible();
  await sheet.getByText(t('leading.figures.table')).click();
  await expect(sheet.getByRole('row')).toHaveCount(13);
  await expect(sheet.getByText(/^\d+%$/)).toBeVisible();
  await lookInWholeRun(page);
});

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
