import { expect, test } from 'vitest';
import { type PayIntent, resumeDecision, resumePath, stepPath } from './resume.ts';

const at = Date.parse('2026-12-01T19:00:00Z');
const intent: PayIntent = {
  userId: 'u',
  gameId: 'g',
  teamId: 't',
  cardId: null,
  totalCents: 450,
  key: 'k',
  at,
};
const situation = { userId: 'u', teamId: 't', cardId: null, totalCents: 450, balanceCents: 500, now: at + 60_000 };

test.each<[string, PayIntent | null, object, ReturnType<typeof resumeDecision>]>([
  ['the money is there', intent, {}, 'pay'],
  ['exactly enough', intent, { balanceCents: 450 }, 'pay'],
  ['the money is on its way', intent, { balanceCents: 449 }, 'wait'],
  ['a link alone', null, {}, 'ask'],
  ['somebody else is logged in by now', intent, { userId: 'other' }, 'ask'],
  ['a link with another team', intent, { teamId: 'other' }, 'ask'],
  ['a link with a card', intent, { cardId: 'c' }, 'ask'],
  ['pressed long ago', intent, { now: at + 2 * 3_600_000 }, 'ask'],
  ['another price', intent, { totalCents: 500 }, 'priceChanged'],
  ['another price, and short of it', intent, { totalCents: 900 }, 'priceChanged'],
])('%s', (_, kept, more, expected) => {
  expect(resumeDecision(kept, { ...situation, ...more })).toBe(expected);
});

test('the way back is one that a top-up may return to', () => {
  const path = resumePath('8d0f4c5e-0000-4000-8000-000000000000', { teamId: 'a-1', cardId: 'b-2' });
  expect(path).toBe('/match/8d0f4c5e-0000-4000-8000-000000000000?step=8&resume=pay&team=a-1&card=b-2');
  expect(path).toMatch(/^\/(?![/\\])[\w\-/?=&.%]*$/);
});

test('a step is come back to with what was chosen in it', () => {
  expect(stepPath('g', { step: '10', team: 't', card: 'none' })).toBe('/match/g?step=10&team=t&card=none');
  expect(stepPath('g', { step: 'move', to: 'h', team: null, card: null })).toBe('/match/g?step=move&to=h');
});
