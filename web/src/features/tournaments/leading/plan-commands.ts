import type { Tournament, TournamentPlan } from '@rondo/contract';
import { planTournament } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';

export type Slot = TournamentPlan['slots'][number];

interface Given {
  seeds?: readonly string[];
  slots?: readonly Slot[] | null;
  preview: boolean;
}

/** Draws and plans, or keeps a plan that was moved by hand; a preview keeps nothing. */
export const sendPlan = (id: string, { seeds = [], slots = null, preview }: Given) =>
  call(planTournament, { params: { id }, body: { seeds: [...seeds], slots: slots && [...slots], preview } });

/** The plan as it stands: each match that has a court and a time. */
export const slotsOf = ({ matches, startsAt }: Pick<Tournament, 'matches' | 'startsAt'>): Slot[] =>
  matches.flatMap(({ id, court, startsAt: start }) =>
    court === null || start === null
      ? []
      : [{ match: id, court, start: Math.round((Date.parse(start) - Date.parse(startsAt)) / 60_000) }],
  );

/** The instant of a slot, in ISO 8601. */
export const instantOf = ({ startsAt }: Pick<Tournament, 'startsAt'>, minutes: number): string =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
