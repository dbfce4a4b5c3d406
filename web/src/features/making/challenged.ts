import type { Community } from '@rondo/contract';
import { gameForm, sizePresets } from '@rondo/rules';
import type { GameDraft } from './draft.ts';

/** Who challenges whom. */
export interface Challenged {
  home: Pick<Community, '_id' | 'name' | 'sport' | 'shortCode'>;
  away: Pick<Community, '_id' | 'name' | 'shortCode'>;
}

/** The form's initial values: the game of the home community, in its sport and usual size. */
export function draftOfChallenge({ home, away }: Challenged, against: string): Partial<GameDraft> {
  const [size] = sizePresets(home.sport);
  return {
    name: `${home.name} ${against} ${away.name}`.slice(0, gameForm.nameMax),
    sport: home.sport,
    communities: [home._id],
    ...(size && { minimum_players_threshold: String(size.minimum), players: String(size.players) }),
  };
}
