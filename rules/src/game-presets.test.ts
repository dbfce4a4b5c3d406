import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizePresets, startPresets } from './game-presets.ts';
import { gameForm } from './limits.ts';
import { sports } from './sports.ts';

describe('sizePresets', () => {
  it.each([
    ['Volleyball', '6: 8-12, 4: 6-8, 2: 3-4'],
    ['Football', '7: 10-14, 5: 8-10, 11: 16-22'],
    ['Futsal', '5: 8-10'],
    ['Basketball', '5: 8-10, 3: 4-6'],
    ['Martial arts', ''],
  ] as const)('of %s: %s', (sport, said) => {
    const presets = sizePresets(sport).map(({ perSide, minimum, players }) => `${perSide}: ${minimum}-${players}`);
    expect(presets.join(', ')).toBe(said);
  });

  it.each(sports)('the form takes each of %s', (sport) => {
    for (const { minimum, players } of sizePresets(sport)) {
      expect(minimum).toBeGreaterThanOrEqual(gameForm.minimumPlayersMin);
      expect(players).toBeGreaterThan(minimum);
      expect(players).toBeLessThanOrEqual(gameForm.playersMax);
    }
  });
});

describe('startPresets', () => {
  // 23 November 2026 is a Monday.
  it.each([
    ['in the morning', '2026-11-23T09:00', [], '23T20:00 24T19:00 28T10:00'],
    ['three hours before eight', '2026-11-23T17:00', [], '23T20:00 24T19:00 28T10:00'],
    ['later: nobody could join any more', '2026-11-23T17:01', [], '24T19:00 28T10:00'],
    ['on Friday, Saturday is tomorrow', '2026-11-27T12:00', [], '27T20:00 28T10:00 28T19:00'],
    ['on Saturday, the next', '2026-11-21T08:00', [], '21T20:00 22T19:00 28T10:00'],
    ['with the usual times', '2026-11-23T09:00', ['2026-11-26T20:30'], '23T20:00 24T19:00 26T20:30 28T10:00'],
    ['each once', '2026-11-23T09:00', ['2026-11-24T19:00'], '23T20:00 24T19:00 28T10:00'],
    [
      'the two most recent of many',
      '2026-11-23T09:00',
      ['2026-11-29T11:00', '2026-11-25T21:00', '2026-11-27T20:00'],
      '23T20:00 24T19:00 25T21:00 28T10:00 29T11:00',
    ],
  ])('%s', (_, now, usual, said) => {
    const starts = startPresets(now, usual).map((start) => start.replace(/^2026-11-/, ''));
    expect(starts.join(' ')).toBe(said);
  });

  it('whenever it is: a few, in order, and time is left to join', () => {
    const local = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16));
    fc.assert(
      fc.property(local, fc.array(local, { maxLength: 4 }), (now, usual) => {
        const starts = startPresets(now, usual);
        expect(starts.length).toBeLessThanOrEqual(5);
        expect(starts.length).toBeGreaterThanOrEqual(2);
        expect(starts).toEqual([...new Set(starts)].sort());
        for (const start of starts)
          expect(Date.parse(`${start}Z`) - Date.parse(`${now}Z`)).toBeGreaterThanOrEqual(3 * 3_600_000);
      }),
    );
  });
});
