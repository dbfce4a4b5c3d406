import { answerChallenge, communityGames, openChallenges } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { aCard } from '../../../../test/cards.ts';
import { aCommunity, isLeader, ofCommunity } from '../../../../test/communities.ts';
import { sentence } from '../../../../test/forms.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const id = '00000000-0000-4000-9000-000000000001';
const side = (name: string) => ({ name, shortCode: 'dom', team: id, joined: 1, size: 5 });
const challenge = { home: side('Domvolley'), away: side('Havenvolley'), accepted: null };
const waiting = answer(openChallenges, { data: { challenges: [aCard({ _id: id, name: 'Derby', challenge })] } });
const button = (name: string) => page.getByRole('button', { name });

describe.each(testedLanguages)('challenges that wait for an answer (%s)', (language) => {
  const t = speak(language);
  const openPage = () =>
    open('/community/havenvolley', {
      ...ofCommunity(aCommunity(isLeader), waiting, answer(answerChallenge), answer(communityGames)),
      language,
    });
  const title = () => page.getByRole('heading', { name: t('leading.challenges.title', { count: 1 }) });

  test('are accepted at a press', async () => {
    await openPage();
    await expect.element(title()).toBeVisible();
    respondWith(answer(openChallenges));
    await button(t('leading.challenges.acceptOf', { name: 'Domvolley' })).tap();
    await expectBanner(t('leading.challenges.accepted'));
    expect(askedOf(answerChallenge)).toMatchObject([{ params: { id }, body: { accept: true } }]);
    await expect.element(title()).not.toBeInTheDocument();
  });

  test('are declined after a question', async () => {
    await openPage();
    await button(t('leading.challenges.declineOf', { name: 'Domvolley' })).tap();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet).toMatchTextContent(t('leading.challenges.declineBody'));
    await lookAtSheet();
    await sheet.getByRole('button', { name: t('leading.challenges.decline') }).tap();
    await expectBanner(t('leading.challenges.declined'));
    expect(askedOf(answerChallenge)).toMatchObject([{ body: { accept: false } }]);
  });

  test('say why an answer came too late', async () => {
    await openPage();
    respondWith(refuse(answerChallenge, 'challenge_over'));
    await button(t('leading.challenges.acceptOf', { name: 'Domvolley' })).tap();
    await expectBanner(sentence(language, 'challenge_over'));
  });
});
