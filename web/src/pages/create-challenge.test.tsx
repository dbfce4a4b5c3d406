import { createChallenge, createGame, getCommunity } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { aCommunity, isLeader } from '../../test/communities.ts';
import { sentence } from '../../test/forms.ts';
import { button, forForm, input, keepDraft, wholeDraft } from '../../test/game-drafts.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const ids = { home: '00000000-0000-4000-9000-0000000000a1', away: '00000000-0000-4000-9000-0000000000a2' };
const named = { dom: ['Domvolley', ids.home], smash: ['Weesper Smash', ids.away] } as const;
const communities = answer(getCommunity, ({ params }) => {
  const shortCode = params['code'] === 'dom' ? 'dom' : 'smash';
  const [name, _id] = named[shortCode];
  return { data: aCommunity({ ...isLeader, community: { _id, name, shortCode } }) };
});
const openStep = (step: string, language: 'en' | 'nl' = 'en') =>
  open(`/create?home=dom&challenge=smash&step=${step}`, {
    as: { role: 'organiser' },
    language,
    answers: [communities, ...forForm()],
  });
const draft = (more: object = {}) =>
  keepDraft({ ...wholeDraft, communities: [ids.home], ...more }, `challenge.${ids.home}.${ids.away}`);

describe.each(testedLanguages)('the form of a challenge (%s)', (language) => {
  const t = speak(language);

  test('begins with both names, the sport and its usual size, and asks for nothing that a challenge has not', async () => {
    await openStep('what', language);
    await expect.element(input(t('create.name'))).toHaveValue(`Domvolley ${t('games.card.against')} Weesper Smash`);
    const note = t('create.challenge.note', { home: 'Domvolley', away: 'Weesper Smash' });
    await expect.element(page.getByText(note)).toBeVisible();
    await expect.element(page.getByRole('switch', { name: t('create.tournament.toggle') })).not.toBeInTheDocument();
    await page.getByRole('link', { name: t('create.steps.who') }).tap();
    await expect.element(input(t('create.players'))).toHaveValue('12');
    await expect.element(page.getByLabelText(t('create.community'))).not.toBeInTheDocument();
  });

  test('is sent with half of the players on each side', async () => {
    draft();
    await openStep('who', language);
    respondWith(neverAnswer(createChallenge));
    await button(t('create.submit')).tap();
    await expect.poll(() => askedOf(createChallenge).length).toBe(1);
    expect(askedOf(createChallenge)[0]?.body).toMatchObject({
      away: ids.away,
      size: 6,
      game: { communities: [ids.home], players: 12, minimum_players_threshold: 8, tournament: false, repeat_weeks: 1 },
    });
    expect(askedOf(createGame)).toEqual([]);
  });

  test('needs an even number, and players of both sides', async () => {
    draft({ players: '11', minimum_players_threshold: '8' });
    await openStep('who', language);
    await button(t('create.submit')).tap();
    await expect
      .element(input(t('create.players')))
      .toHaveAccessibleDescription(expect.stringContaining(t('create.errors.even')));
    await input(t('create.players')).write('16');
    await button(t('create.submit')).tap();
    await expect
      .element(input(t('create.minimum')))
      .toHaveAccessibleDescription(expect.stringContaining(t('create.errors.bothSides')));
    expect(askedOf(createChallenge)).toEqual([]);
  });

  test('says what the server refuses', async () => {
    draft();
    await openStep('who', language);
    for (const code of ['challenges_open', 'picture_not_usable'] as const) {
      respondWith(refuse(createChallenge, code));
      await button(t('create.submit')).tap();
      await expect.element(page.getByRole('main')).toMatchTextContent(sentence(language, code));
      await page.getByRole('link', { name: t('create.steps.who') }).tap();
    }
  });
});
