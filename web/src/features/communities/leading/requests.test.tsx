import {
  approveRequest,
  communityMembers,
  communityRequests,
  confirmIdentity,
  decideRequests,
  denyRequest,
  makeCommunityAdmin,
  removeMember,
  signInMethods,
  unmakeCommunityAdmin,
  userTags,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { aCommunity, isLeader, ofCommunity } from '../../../../test/communities.ts';
import { sentence, testLoggedOut } from '../../../../test/forms.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const led = aCommunity(isLeader);
const ids = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'] as const;
const asking = (name: string, userId: string, more: object = {}) => ({
  name,
  userId,
  message: `Hi, I’m ${name}!`,
  ...more,
});
const waiting = (...requests: object[]) =>
  answer(communityRequests, {
    data: { requests, pagination: { totalCount: requests.length, totalPages: 1 } },
  });
const openRequests = (...answers: Answer[]) =>
  open('/community/havenvolley?tab=requests', ofCommunity(led, ...answers));
const button = (name: string) => page.getByRole('button', { name });
const sheet = () => page.getByRole('dialog');
const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const both = () => waiting(asking('Noor', ids[0]), asking('Bram', ids[1]));
const decided = (...people: string[]) => ({ data: { decided: people } });

describe('requests', () => {
  test('show who asks, and an earlier request', async () => {
    await openRequests(waiting(asking('Noor', ids[0], { wasRemoved: true, earlierNote: 'Never came.' })));
    await expect.element(card('Noor').first()).toMatchTextContent('Hi, I’m Noor!');
    await expect.element(card('Noor').first()).toMatchTextContent(t('leading.requests.wasRemoved'));
    await expect.element(card('Noor').first()).toMatchTextContent('Never came.');
  });

  test('are let in at a press, and the focus goes to the list', async () => {
    await openRequests(both(), answer(approveRequest, decided(ids[0])), answer(decideRequests, decided(ids[0])));
    await expect.element(button(t('leading.requests.approveOf', { name: 'Noor' }))).toBeVisible();
    respondWith(waiting(asking('Bram', ids[1])));
    await button(t('leading.requests.approveOf', { name: 'Noor' })).tap();
    await expectBanner(t('leading.requests.approved', { count: 1, name: 'Noor' }));
    await expect.element(card('Noor')).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: t('leading.requests.title') })).toHaveFocus();
  });

  test.each(['approve', 'deny'] as const)('are answered with a note: %s', async (decision) => {
    const [open, call] =
      decision === 'deny' ? (['denyOf', denyRequest] as const) : (['approveWithNoteOf', approveRequest] as const);
    await openRequests(both(), answer(call, decided(ids[0])), answer(decideRequests, decided(ids[0])));
    await button(t(`leading.requests.${open}`, { name: 'Noor' })).tap();
    await sheet().getByLabelText(t('leading.requests.note')).write('See you on Tuesday!');
    await lookAtSheet();
    respondWith(waiting(asking('Bram', ids[1])));
    await sheet()
      .getByRole('button', { name: t(`leading.requests.${decision}`) })
      .tap();
    const words = decision === 'deny' ? 'denied' : 'approved';
    await expectBanner(t(`leading.requests.${words}`, { count: 1, name: 'Noor' }));
    await expect.poll(() => location.search).toBe('?tab=requests');
    const asked = [...askedOf(call), ...askedOf(decideRequests)];
    expect(asked).toMatchObject([{ body: { adminNote: 'See you on Tuesday!' } }]);
  });

  test('are decided together', async () => {
    await openRequests(both(), answer(decideRequests, decided(...ids)));
    for (const name of ['Noor', 'Bram'])
      await page.getByRole('checkbox', { name: t('leading.requests.select', { name }) }).tap();
    await expect.element(page.getByText(t('leading.requests.chosen', { count: 2 }))).toBeVisible();
    await button(t('leading.requests.approveWithNote')).tap();
    await expect.element(sheet()).toMatchTextContent(t('leading.requests.approveTitle', { count: 2, name: '' }));
    respondWith(waiting());
    await sheet()
      .getByRole('button', { name: t('leading.requests.approve') })
      .tap();
    await expectBanner(t('leading.requests.approved', { count: 2, name: '' }));
    await expect.element(page.getByRole('heading', { name: t('leading.requests.none') })).toBeVisible();
    expect(askedOf(decideRequests)).toMatchObject([{ body: { decision: 'approve', userIds: [...ids] } }]);
  });

  test('load, and say that there are none', async () => {
    await openRequests(neverAnswer(communityRequests));
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('are loaded again after a failure', async () => {
    await openRequests(refuse(communityRequests, 'busy'));
    await expect.element(button(t('common.retry'))).toBeVisible();
    respondWith(waiting());
    await button(t('common.retry')).tap();
    await expect.element(page.getByRole('heading', { name: t('leading.requests.none') })).toBeVisible();
  });
});

describe('a member', () => {
  const noor = { _id: ids[0], name: 'Noor' };
  const me = '00000000-0000-4000-8000-0000000000b0';
  const members = (...all: object[]) =>
    answer(communityMembers, { data: { members: all, pagination: { totalCount: all.length } } });
  const openMembers = (...answers: Answer[]) => {
    const { answers: more } = ofCommunity(led, ...answers, answer(userTags));
    return open('/community/havenvolley?tab=members', { as: { _id: me }, answers: more });
  };
  const does = async (name: string, action: string) => {
    await button(t('leading.members.actions', { name })).tap();
    await button(action).tap();
  };

  test('is made an admin, and a normal member again', async () => {
    await openMembers(members(noor), answer(makeCommunityAdmin), answer(unmakeCommunityAdmin));
    await expect.element(button(t('leading.members.actions', { name: 'Noor' }))).toBeVisible();
    respondWith(members({ ...noor, isAdmin: true }));
    await does('Noor', t('leading.members.makeAdmin'));
    await expectBanner(t('leading.members.madeAdmin', { name: 'Noor' }));
    respondWith(members(noor));
    await does('Noor', t('leading.members.unmakeAdmin'));
    await expectBanner(t('leading.members.unmadeAdmin', { name: 'Noor' }));
  });

  test('an admin of Rondo is asked for the password, and then it is done', async () => {
    await openMembers(
      members(noor),
      refuse(makeCommunityAdmin, 'confirm_identity'),
      answer(signInMethods, { data: { hasPassword: true } }),
    );
    await does('Noor', t('leading.members.makeAdmin'));
    await sheet().getByLabelText(t('accounts.password'), { exact: true }).write('Rondo2026x');
    respondWith(answer(confirmIdentity), answer(makeCommunityAdmin), members({ ...noor, isAdmin: true }));
    await sheet()
      .getByRole('button', { name: t('signIn.confirm.submit') })
      .tap();
    await expectBanner(t('leading.members.madeAdmin', { name: 'Noor' }));
  });

  testLoggedOut({
    call: removeMember,
    open: async (language) => {
      const { answers } = ofCommunity(led, members(noor), answer(userTags));
      await open('/community/havenvolley?tab=members', { as: { _id: me }, answers, language });
      await button(t('leading.members.actions', { name: 'Noor' })).tap();
      await button(t('leading.members.remove')).tap();
    },
    fill: (t) => sheet().getByLabelText(t('leading.members.reason')).write('Never came.'),
    button: (t) => sheet().getByRole('button', { name: t('leading.members.remove') }),
  });

  for (const language of testedLanguages)
    test(`is removed with a reason; a refusal stands in the sheet (${language})`, async () => {
      const t = speak(language);
      const { answers } = ofCommunity(led, members(noor), answer(userTags));
      await open('/community/havenvolley?tab=members', { as: { _id: me }, answers, language });
      await button(t('leading.members.actions', { name: 'Noor' })).tap();
      await button(t('leading.members.remove')).tap();
      await sheet().getByLabelText(t('leading.members.reason')).write('Never came.');
      await lookAtSheet();
      respondWith(refuse(removeMember, 'not_a_member'));
      const remove = sheet().getByRole('button', { name: t('leading.members.remove') });
      await remove.tap();
      await expect.element(sheet().getByText(sentence(language, 'not_a_member'))).toBeVisible();
      respondWith(answer(removeMember), members());
      await remove.tap();
      await expectBanner(t('leading.members.removed', { name: 'Noor' }));
      expect(askedOf(removeMember).at(-1)).toMatchObject({ body: { reason: 'Never came.' } });
    });

  test('the last admin can’t step down', async () => {
    await openMembers(
      members({ _id: me, name: 'Sanne', isAdmin: true }),
      refuse(unmakeCommunityAdmin, 'last_community_admin'),
    );
    await does('Sanne', t('leading.members.stepDown'));
    await sheet()
      .getByRole('button', { name: t('leading.members.stepDown') })
      .tap();
    await expect.element(sheet().getByText(t('errors.last_community_admin'))).toBeVisible();
  });
});
