import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { fieldSteps, firstStepOf, stepOf } from './steps.ts';

describe('the steps of the form', () => {
  it('have every field of the draft, and the picture', () => {
    expect(Object.keys(fieldSteps).toSorted()).toEqual([...Object.keys(emptyDraft(true)), 'picture'].toSorted());
  });

  it.each([
    ['name', 'what'],
    ['place', 'when'],
    ['teams.1.size', 'who'],
    ['earlyBirds.0.value', 'who'],
    ['toString', 'what'],
  ])('%s is in %s', (path, step) => expect(stepOf(path)).toBe(step));

  it.each([
    [{}, null],
    [{ players: '', 'teams.0.name': '' }, 'who'],
    [{ players: '', startsAt: '' }, 'when'],
    [{ players: '', startsAt: '', sport: '' }, 'what'],
  ])('%j are led to in %s', (errors, step) => expect(firstStepOf(errors)).toBe(step));
});
