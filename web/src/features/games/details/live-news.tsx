import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';

/** Announces what changes on an open page: how many joined or left, the status, and the reader's own team. */
export function LiveNews({ game, userId }: { game: GameDetails; userId: string | undefined }) {
  const t = useT();
  const now = {
    joined: game.joined_players_number + game.placeholder_player_number,
    status: game.status,
    team: game.potential_users.find(({ _id }) => _id === userId)?.teamName ?? null,
  };
  const [told, setTold] = useState({ ...now, words: '' });
  if (now.joined !== told.joined || now.status !== told.status || now.team !== told.team) {
    const words = [
      now.joined !== told.joined &&
        t('match.live.players', { joined: now.joined, of: game.players + game.placeholder_player_number }),
      now.status !== told.status && t('match.live.status', { status: t(`games.status.${now.status}`) }),
      now.team !== told.team && now.team !== null && t('match.live.team', { team: now.team }),
    ].filter((part) => part !== false);
    setTold({ ...now, words: words.join(' ') });
  }
  return <output className="visually-hidden">{told.words}</output>;
}
