import type { GameDetails } from '@rondo/contract';
import { httpsOrigin } from './https-origin.ts';

interface Frame {
  link: string;
  origin: string;
}

/** The bracket or score board of a tournament that the page shows in a frame; an external tournament links to its page instead. */
export function frameOf(
  game: Pick<GameDetails, 'tournament' | 'tournament_external' | 'tournament_link'>,
): Frame | null {
  const { tournament, tournament_external: external, tournament_link: link } = game;
  const origin = tournament && !external && link ? httpsOrigin(link) : null;
  return link && origin ? { link, origin } : null;
}
