import {
  communityFigures,
  communityGames,
  communityInvitations,
  editCommunity,
  getCommunity,
  listCommunities,
  makeInvitation,
  revokeInvitation,
  writeNews,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { aCommunity, isLeader, ofCommunity } from '../../../../test/communities.ts';
import { expectSaidAt, testRefusals } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { open, speak } from '../../../../test/open.tsx';
import { twoColours } from '../../../../test/pictures.ts';

const t = speak('en');
const address = '/community/havenvolley';
const led = aCommunity({ ...isLeader, pendingRequests: 3, reportedLabels: 1, requestsToLetIn: 2 });
const openStep = (step: string, language: Language = 'en', ...answers: Answer[]) =>
  open(`${address}?step=${step}`, { ...ofCommunity(led, ...answers, answer(communityGames)), language });
const dialog = () => page.getByRole('dialog');
const labelled = (label: string) => dialog().getByLabelText(label);
const button = (name: string) => dialog().getByRole('button', { name });

describe('the tools of an admin', () => {
  test('is one row on a phone, which says what waits and opens the tools', async () => {
    await open(address, ofCommunity(led, answer(communityGames)));
    const row = page.getByRole('button').filter({ hasText: t('leading.title') });
    await expect.element(row).toMatchTextContent(t('leading.waiting', { count: 3 }));
    await expect.element(row).toMatchTextContent(t('leading.reports.waiting', { count: 1 }));
    await row.tap();
    await expect.poll(() => location.search).toBe('?step=lead');
    for (const tool of ['news', 'invitations', 'edit', 'tags', 'reports', 'figures'] as const)
      await expect.element(button(t(`leading.${tool}.open`))).toBeVisible();
  });

  test('is not shown to a member', async () => {
    await open(address, ofCommunity(aCommunity({ ...isLeader, mayLead: false }), answer(communityGames)));
    await expect.element(page.getByText(t('communities.member.chip'))).toBeVisible();
    await expect.element(page.getByText(t('leading.title'))).not.toBeInTheDocument();
  });
});

describe('challenging another community', () => {
  const isPublic = { community: { communityOptions: { isPrivate: false } } };
  const organiser = { role: 'organiser' } as const;
  const openSheet = (...answers: Answer[]) => {
    const { as: _, ...more } = ofCommunity(
      aCommunity({ ...isLeader, ...isPublic }),
      ...answers,
      answer(communityGames),
    );
    return open(`${address}?step=challenge`, { as: organiser, ...more });
  };
  const listed = (name: string, shortCode: string, isPrivate = false) => ({
    name,
    shortCode,
    sport: 'Volleyball' as const,
    location: { city: 'Utrecht', country: 'Netherlands' },
    communityOptions: { isPrivate },
  });

  test('leads to the form of a game between the two, found by a word', async () => {
    const found = [listed('Weesper Smash', 'smash'), listed('Hidden', 'hidden', true)];
    await openSheet(answer(listCommunities, { data: { communities: found } }));
    await expect
      .element(dialog().getByRole('link', { name: /^Weesper Smash/ }))
      .toHaveAttribute('href', '/create?home=havenvolley&challenge=smash');
    await expect.element(dialog().getByText('Hidden')).not.toBeInTheDocument();
    respondWith(answer(listCommunities));
    await dialog().getByLabelText(t('communities.search.label')).write('Nobody');
    await expect.element(dialog().getByText(t('leading.challenge.none'))).toBeVisible();
    expect(askedOf(listCommunities).at(-1)).toMatchObject({ query: { query: 'Nobody' } });
  });

  test('says that the communities didn’t load', async () => {
    await openSheet(refuse(listCommunities, 'busy'));
    await expect.element(dialog().getByText(t('leading.challenge.failed'))).toBeVisible();
  });

  test('is not for who makes no games', async () => {
    await openStep('challenge');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('news', () => {
  testRefusals({
    call: writeNews,
    open: (language) => openStep('news', language),
    fill: async (t) => {
      await labelled(t('leading.news.name')).write('Tournament');
      await labelled(t('leading.news.body')).write('Bring water');
    },
    button: (t) => button(t('leading.news.publish')),
    at: {
      too_many_pinned: (t) => labelled(t('leading.news.isPinned')),
      picture_not_usable: (t) => labelled(`${t('leading.news.picture')}: ${t('picture.choose')}`),
    },
  });

  test('lacks a title, then words', async () => {
    await openStep('news');
    await button(t('leading.news.publish')).tap();
    await expectSaidAt(labelled(t('leading.news.name')), t('leading.news.titleMissing'));
    await labelled(t('leading.news.name')).write('Tournament');
    await button(t('leading.news.publish')).tap();
    await expect.element(labelled(t('leading.news.body'))).toHaveFocus();
    await expect.element(dialog().getByText(t('leading.news.bodyMissing'))).toBeVisible();
    expect(askedOf(writeNews)).toEqual([]);
  });

  test('is kept when the sheet is closed, and shown as members read it', async () => {
    await openStep('news');
    await labelled(t('leading.news.name')).write('Tournament');
    await labelled(t('leading.news.body')).write('Bring:\n\n- water\n- **shoes**');
    await button(t('leading.news.preview')).tap();
    await expect.element(dialog().getByRole('listitem').filter({ hasText: 'shoes' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await page
      .getByRole('button')
      .filter({ hasText: t('leading.title') })
      .tap();
    await button(t('leading.news.open')).tap();
    await expect.element(labelled(t('leading.news.name'))).toHaveValue('Tournament');
  });

  test('is sent as it was written', async () => {
    await openStep('news', 'en', answer(writeNews, { data: { isTold: true } }));
    await labelled(t('leading.news.name')).write('Tournament');
    await labelled(t('leading.news.body')).write('Bring water');
    await labelled(t('leading.news.isPinned')).tap();
    await button(t('leading.news.publish')).tap();
    await expectBanner(t('leading.news.published'));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(askedOf(writeNews)).toMatchObject([{ body: { title: 'Tournament', body: 'Bring water', isPinned: true } }]);
  });
});

describe('invitations', () => {
  const link = { code: 'abcdefghijk', path: `${address}?invitation=abcdefghijk`, usesLeft: 3, expiresAt: at('P7D') };
  const links = (...invitations: object[]) => answer(communityInvitations, { data: { invitations } });

  testRefusals({
    call: makeInvitation,
    open: (language) => openStep('invitations', language, links()),
    fill: (t) => labelled(t('leading.invitations.uses')).write('3'),
    button: (t) => button(t('leading.invitations.make')),
  });

  test('are for some, and for some days', async () => {
    await openStep('invitations', 'en', links());
    await expect.element(dialog().getByText(t('leading.invitations.none'))).toBeVisible();
    await labelled(t('leading.invitations.uses')).write('0');
    await expect
      .element(labelled(t('leading.invitations.uses')))
      .toHaveAccessibleDescription(t('leading.invitations.range', { max: 500 }));
    await button(t('leading.invitations.make')).tap();
    await expect.element(labelled(t('leading.invitations.uses'))).toHaveFocus();
    expect(askedOf(makeInvitation)).toEqual([]);
    await labelled(t('leading.invitations.uses')).write('3');
    respondWith(answer(makeInvitation, { data: { invitation: link } }), links(link));
    await button(t('leading.invitations.make')).tap();
    const row = dialog()
      .getByRole('listitem')
      .filter({ hasText: link.code.slice(-6) });
    await expect.element(row).toMatchTextContent(t('leading.invitations.left', { count: 3, number: 3 }));
    expect(askedOf(makeInvitation)).toMatchObject([{ body: { uses: 3, days: 7 } }]);
  });

  test('are revoked at a press', async () => {
    await openStep('invitations', 'en', links(link), answer(revokeInvitation));
    const revoke = button(t('leading.invitations.revoke'));
    await expect.element(revoke).toBeVisible();
    respondWith(links());
    await revoke.tap();
    await expectBanner(t('leading.invitations.revoked'));
    await expect.element(dialog().getByText(t('leading.invitations.none'))).toBeVisible();
  });

  test('are loaded again after a failure', async () => {
    await openStep('invitations', 'en', refuse(communityInvitations, 'busy'));
    const retry = button(t('common.retry'));
    await expect.element(retry).toBeVisible();
    respondWith(links(link));
    await retry.tap();
    await expect.element(button(t('leading.invitations.revoke'))).toBeVisible();
  });
});

describe('its page', () => {
  testRefusals({
    call: editCommunity,
    open: (language) => openStep('edit', language),
    fill: (t) => labelled(t('leading.edit.description')).write('Full court, twice a week.'),
    button: (t) => button(t('leading.edit.save')),
    // Pictures have a test of their own.
    except: ['picture_not_usable'],
  });

  test('says what becoming public does before it is saved', async () => {
    await openStep('edit');
    const isPrivate = dialog().getByRole('checkbox', { name: new RegExp(t('leading.edit.isPrivate')) });
    await expect.element(isPrivate).toBeChecked();
    await isPrivate.tap();
    await expect.element(dialog().getByText(t('leading.edit.becomesPublic'))).toBeVisible();
    await expect.element(dialog().getByText(t('leading.edit.letsIn', { count: 2 }))).toBeVisible();
    await isPrivate.tap();
    await expect.element(dialog().getByText(t('leading.edit.becomesPublic'))).not.toBeInTheDocument();
  });

  test('is changed with its picture', async () => {
    const edited = aCommunity({ ...isLeader, community: { description: 'Full court.' } });
    await openStep('edit', 'en', answer(editCommunity, { data: edited }));
    await labelled(t('leading.edit.description')).write('Full court.');
    const banner = `${t('leading.edit.banner')}: ${t('picture.choose')}`;
    await userEvent.upload(labelled(banner), await twoColours());
    respondWith(answer(getCommunity, { data: edited }));
    await button(t('leading.edit.save')).tap();
    await expectBanner(t('leading.edit.saved'));
    await expect.element(page.getByText('Full court.')).toBeVisible();
    expect(askedOf(editCommunity).flatMap(({ files }) => files)).toHaveLength(1);
  });
});

test('figures: members by week as a table, and how full games are', async () => {
  const weeks = Array.from({ length: 12 }, (_, n) => ({ day: at(`-P${7 * (12 - n)}D`).slice(0, 10), count: n + 1 }));
  await openStep('figures', 'en', answer(communityFigures, { data: { members: weeks, fillRate: 0.8 } }));
  await dialog().getByText(t('leading.figures.table')).tap();
  await expect.poll(() => dialog().getByRole('row').elements().length).toBe(13);
  await expect.element(dialog().getByText('80%')).toBeVisible();
});
