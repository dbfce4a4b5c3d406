import {
  type CommunityMember,
  confirmTags,
  communityMembers,
  decideLabel,
  deleteAdminTag,
  giveTag,
  labelReports,
  rejectTag,
  reportLabel,
  saveAdminTag,
  setNickname,
  suggestNickname,
  suggestTag,
  userTags,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { aCommunity, isLeader, isMember, ofCommunity } from '../../../../test/communities.ts';
import type { Partly } from '../../../../test/example.ts';
import { expectSaidAt, testRefusals, testLoggedOut } from '../../../../test/forms.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const id = '00000000-0000-4000-9000-000000000001';
const sheet = () => page.getByRole('dialog');
const field = (label: string) => sheet().getByLabelText(label, { exact: true });
const button = (name: string) => sheet().getByRole('button', { name });
const nicknames = { community: { communityOptions: { areNicknamesEnabled: true } } };
const tag = (words: string, more: object = {}) =>
  ({ tag: words, type: 'suggestion', status: 'confirmed', ...more }) as const;
/** A tag as others see it. */
const called = (words: string) => ({ tag: words, type: 'suggestion' }) as const;
const own = (more: object = {}) => answer(userTags, { data: more });
const members = (member: Partly<CommunityMember>) =>
  answer(communityMembers, {
    data: { members: [{ _id: id, name: 'Pieter', ...member }], pagination: { totalCount: 1 } },
  });
const openStep = (step: string, more: { leads?: boolean; language?: Language } = {}, ...answers: Answer[]) =>
  open(`/community/havenvolley?tab=members&${step}`, {
    ...ofCommunity(
      aCommunity({ ...(more.leads ? isLeader : isMember), ...nicknames }),
      ...answers,
      members({}),
      own(),
      answer(labelReports),
    ),
    language: more.language ?? 'en',
  });

describe('one’s own labels', () => {
  const openMine = (language: Language = 'en', ...answers: Answer[]) => openStep('step=mine', { language }, ...answers);

  test('say that they failed to load', async () => {
    await openMine('en', refuse(userTags, 'busy'));
    await expect.element(sheet().getByText(t('labels.own.failed'))).toBeVisible();
    await expect.element(button(t('common.retry'))).toBeVisible();
  });

  testRefusals({
    call: setNickname,
    open: (language) => openMine(language),
    fill: (t) => field(t('labels.own.nickname')).write('Spike'),
    button: (t) => button(t('labels.own.saveNickname')),
    at: {
      label_reserved: (t) => field(t('labels.own.nickname')),
      label_invisible: (t) => field(t('labels.own.nickname')),
      nickname_taken: (t) => field(t('labels.own.nickname')),
      label_removed: (t) => field(t('labels.own.nickname')),
    },
  });

  test('suggested by others are accepted, turned down or reported', async () => {
    const tags = [tag('Fast', { status: 'pending', suggestedBy: 'Olaf' }), tag('Tall', { status: 'pending' })];
    await openMine('en', own({ tags }), answer(confirmTags), answer(rejectTag), answer(reportLabel));
    await expect.element(sheet()).toMatchTextContent(t('labels.own.by', { name: 'Olaf' }));
    await button(t('labels.own.take', { words: 'Fast' })).tap();
    await expectBanner(t('labels.done.own', { words: 'Fast' }));
    await button(t('labels.own.report', { words: 'Tall' })).tap();
    await button(t('labels.member.send')).tap();
    await expectSaidAt(field(t('labels.member.reason')), t('labels.missingReason'));
    await field(t('labels.member.reason')).write('Not nice');
    await button(t('labels.member.send')).tap();
    await expect
      .poll(() => askedOf(reportLabel))
      .toMatchObject([{ body: { kind: 'tag', words: 'Tall', reason: 'Not nice' } }]);
    await button(t('labels.own.reject', { words: 'Tall' })).tap();
    await expect.poll(() => askedOf(rejectTag)).toMatchObject([{ body: { tag: 'Tall' } }]);
  });

  test('can be added and removed, up to the limit', async () => {
    await openMine('en', own({ tags: [tag('Fast')] }), answer(suggestTag), answer(rejectTag));
    await button(t('labels.own.addButton')).tap();
    await expectSaidAt(field(t('labels.own.add')), t('field.missing'));
    await field(t('labels.own.add')).write('Tall');
    await button(t('labels.own.addButton')).tap();
    await expectBanner(t('labels.done.own', { words: 'Tall' }));
    await button(t('labels.own.remove', { words: 'Fast' })).tap();
    await expect.poll(() => askedOf(rejectTag)).toMatchObject([{ body: { tag: 'Fast' } }]);
  });
});

describe('the labels of another member', () => {
  const member = { tags: [called('Fast'), called('Tall')], nickname: 'Spike' };
  const openMember = (language: Language = 'en', ...answers: Answer[]) =>
    openStep(`step=member&who=${id}`, { language }, ...answers, members(member));

  for (const [call, kind] of [
    [suggestTag, 'tag'],
    [suggestNickname, 'nickname'],
  ] as const) {
    const words = (t = speak('en')) => field(t(`labels.member.${kind}`));
    const atWords = new Set<string>([
      'label_reserved',
      'label_invisible',
      'tag_of_admins',
      'label_known',
      'label_rejected',
      'label_removed',
      'too_many_tags',
      'too_many_suggestions',
      'nickname_taken',
    ]);
    describe(kind, () => {
      testRefusals({
        call,
        open: (language) => openMember(language),
        fill: (t) => words(t).write('Wall'),
        button: (t) =>
          sheet()
            .getByRole('button', { name: t('labels.member.suggest') })
            .nth(kind === 'tag' ? 0 : 1),
        at: Object.fromEntries(call.errors.filter((code) => atWords.has(code)).map((code) => [code, words])),
      });
    });
  }

  describe('is reported', () => {
    testRefusals({
      call: reportLabel,
      open: (language) => openMember(language),
      fill: async (t) => {
        await button(t('labels.member.report')).tap();
        await field(t('labels.member.reason')).write('Not nice');
      },
      button: (t) => button(t('labels.member.send')),
    });
  });
});

describe('for the community’s admins', () => {
  test('tags are given and taken; what doesn’t belong is removed', async () => {
    const adminTags = [{ _id: id, tag: 'Coach', color: 'green', description: '' }];
    await openStep(
      `step=member&who=${id}`,
      { leads: true },
      members({ tags: [called('Rude')] }),
      own({ adminTags }),
      answer(giveTag),
    );
    await button('Coach').tap();
    await expect.poll(() => askedOf(giveTag)).toMatchObject([{ params: { tagId: id, userId: id } }]);
  });

  describe('tags are made', () => {
    const openTags = (language: Language = 'en', ...answers: Answer[]) =>
      openStep('step=tags', { leads: true, language }, ...answers);
    testRefusals({
      call: saveAdminTag,
      open: (language) => openTags(language),
      fill: (t) => field(t('leading.tags.name')).write('Coach'),
      button: (t) => button(t('leading.tags.make')),
      at: {
        label_reserved: (t) => field(t('leading.tags.name')),
        label_invisible: (t) => field(t('leading.tags.name')),
      },
    });

    test('with a name and a colour, and deleted', async () => {
      const adminTags = [{ _id: id, tag: 'Coach', color: 'green', description: 'Trains' }];
      await openTags('en', own({ adminTags }), answer(saveAdminTag), answer(deleteAdminTag));
      await button(t('leading.tags.make')).tap();
      await expectSaidAt(field(t('leading.tags.name')), t('leading.tags.nameMissing'));
      await field(t('leading.tags.name')).write('Captain');
      await button(t('leading.tags.make')).tap();
      await expectBanner(t('leading.tags.made', { tag: 'Captain' }));
      await button(t('leading.tags.delete', { tag: 'Coach' })).tap();
      await expect.poll(() => askedOf(deleteAdminTag)).toMatchObject([{ params: { tagId: id } }]);
    });
  });

  describe('reports', () => {
    const report = {
      userId: id,
      name: 'Pieter',
      kind: 'tag',
      words: 'Rude',
      reasons: ['Not nice', 'Not nice'],
    } as const;
    test('are tried again, and may be none', async () => {
      await openStep('step=reports', { leads: true }, refuse(labelReports, 'busy'));
      await expect.element(sheet().getByText(t('leading.reports.failed'))).toBeVisible();
      respondWith(answer(labelReports));
      await button(t('common.retry')).tap();
      await expect.element(sheet().getByText(t('leading.reports.none'))).toBeVisible();
    });

    testLoggedOut({
      call: decideLabel,
      open: () => openStep('step=reports', { leads: true }, answer(labelReports, { data: { reports: [report] } })),
      fill: (t) =>
        sheet()
          .getByLabelText(t('leading.reports.reason', { name: 'Pieter' }))
          .write('Not nice indeed'),
      button: (t) => button(t('leading.reports.keep', { words: 'Rude' })),
    });

    test.each(['remove', 'keep'] as const)('are decided: %s', async (decision) => {
      await openStep(
        'step=reports',
        { leads: true },
        answer(labelReports, { data: { reports: [report] } }),
        answer(decideLabel),
      );
      await expect.poll(() => sheet().getByText('“Not nice”').elements().length).toBe(1);
      await button(t(`leading.reports.${decision}`, { words: 'Rude' })).tap();
      await expectBanner(
        t(decision === 'remove' ? 'leading.reports.removed' : 'leading.reports.kept', { words: 'Rude' }),
      );
      expect(askedOf(decideLabel)).toMatchObject([{ body: { targetUserId: id, decision } }]);
    });
  });
});
