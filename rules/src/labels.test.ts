import { expect, test } from 'vitest';
import { day } from './durations.ts';
import {
  decideSuggestion,
  findLabel,
  freePlaces,
  isStillRejected,
  type Label,
  labelForm,
  mayKeepLabel,
  rejectedDays,
} from './labels.ts';

const now = new Date('2026-11-22T12:00:00Z');
const aTag = (words: string, more: Partial<Label> = {}): Label => ({
  kind: 'tag',
  words,
  status: 'pending',
  place: null,
  decidedAt: null,
  ...more,
});
const confirmed = (words: string, place: number) =>
  aTag(words, { status: 'confirmed', place, decidedAt: new Date(now.getTime() - day) });
const rejected = (words: string, daysAgo: number) =>
  aTag(words, { status: 'rejected', decidedAt: new Date(now.getTime() - daysAgo * day) });

const own = { kind: 'tag', words: 'Setter', isOwn: true } as const;
const others = { ...own, isOwn: false };

test.each<[string, Label[], object, object]>([
  ['one’s own is confirmed at once', [], own, { outcome: 'confirmed', place: 1 }],
  ['in the place that is free', [confirmed('fair play', 1)], own, { outcome: 'confirmed', place: 2 }],
  ['also the first one', [confirmed('fair play', 2)], own, { outcome: 'confirmed', place: 1 }],
  [
    'a third is one too many',
    [confirmed('fair play', 1), confirmed('early', 2)],
    own,
    { outcome: 'refuse', code: 'too_many_tags' },
  ],
  ['what waits is confirmed by asking for it', [aTag('setter')], own, { outcome: 'confirmed', place: 1 }],
  ['one’s own again', [confirmed('SETTER', 1)], own, { outcome: 'refuse', code: 'label_known' }],
  ['what one rejected oneself', [rejected('setter', 1)], own, { outcome: 'confirmed', place: 1 }],
  ['what an admin removed', [aTag('setter', { status: 'removed' })], own, { outcome: 'refuse', code: 'label_removed' }],
  ['of another it waits', [], others, { outcome: 'pending' }],
  ['even where both places are taken', [confirmed('a', 1), confirmed('b', 2)], others, { outcome: 'pending' }],
  ['what waits already', [aTag('setter')], others, { outcome: 'refuse', code: 'label_known' }],
  ['what they have', [confirmed('setter', 1)], others, { outcome: 'refuse', code: 'label_known' }],
  [
    'what they rejected lately',
    [rejected('setter', rejectedDays - 1)],
    others,
    { outcome: 'refuse', code: 'label_rejected' },
  ],
  ['what they rejected long ago', [rejected('setter', rejectedDays)], others, { outcome: 'pending' }],
  [
    'removed is for ever, for others too',
    [aTag('setter', { status: 'removed', decidedAt: new Date(0) })],
    others,
    { outcome: 'refuse', code: 'label_removed' },
  ],
  [
    'when enough wait',
    Array.from({ length: labelForm.pendingMax }, (_, index) => aTag(`word ${index}`)),
    others,
    { outcome: 'refuse', code: 'too_many_suggestions' },
  ],
])('%s', (_, labels, asked, outcome) => {
  expect(decideSuggestion(labels, asked as typeof own, now)).toEqual(outcome);
});

test('one’s own nickname takes the place of the one before; a suggested one waits', () => {
  const nickname = { ...confirmed('De Muur', 1), kind: 'nickname' as const };
  const asked = { kind: 'nickname', words: 'Turbo' } as const;
  expect(decideSuggestion([nickname], { ...asked, isOwn: true }, now)).toEqual({ outcome: 'confirmed', place: 1 });
  expect(decideSuggestion([nickname], { ...asked, isOwn: false }, now)).toEqual({ outcome: 'pending' });
});

test('tags and nicknames with the same words are two', () => {
  const labels = [aTag('Turbo')];
  expect(findLabel(labels, 'tag', 'TURBO')).toBe(labels[0]);
  expect(findLabel(labels, 'nickname', 'Turbo')).toBeUndefined();
  expect(freePlaces([confirmed('Turbo', 1)], 'nickname')).toEqual([1]);
  expect(freePlaces([confirmed('Turbo', 1)], 'tag')).toEqual([2]);
});

test('rejected to the minute', () => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  expect(isStillRejected(ago(rejectedDays * day - 60_000), now)).toBe(true);
  expect(isStillRejected(ago(rejectedDays * day), now)).toBe(false);
});

test('nobody keeps their own, except for Rondo’s admins', () => {
  const label = { userId: 'bo' };
  expect(mayKeepLabel({ id: 'an', role: 'player' }, label)).toBe(true);
  expect(mayKeepLabel({ id: 'bo', role: 'player' }, label)).toBe(false);
  expect(mayKeepLabel({ id: 'bo', role: 'admin' }, label)).toBe(true);
});
