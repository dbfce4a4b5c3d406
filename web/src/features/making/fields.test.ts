import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { firstStepOf, gameFields, stepOf } from './fields.ts';

describe('the steps of the form', () => {
  it('have every field of the draft', () => {
    expect(Object.keys(gameFields).toSorted()).toEqual(Object.keys(emptyDraft(true)).toSorted());
  });

  it.each([
    ['name', 'what'],
    ['location', 'when'],
    ['teams.1.team_size', 'who'],
    ['early_bird.0.discount.discount_value', 'who'],
    ['toString', 'what'],
  ])('%s is in %s', (path, step) => expect(stepOf(path)).toBe(step));

  it.each([
    [[], null],
    [['players', 'teams.0.name'], 'who'],
    [['players', 'game_date'], 'when'],
    [['players', 'game_date', 'sport'], 'what'],
  ])('%j are led to in %s', (errors, step) => expect(firstStepOf(errors)).toBe(step));
});
