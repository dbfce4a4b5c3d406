import type { LeaderboardEntry } from '@rondo/contract';
import { useFormatName } from '../../platform/names.ts';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PlayerName } from '../../ui/player-name.tsx';
import classes from './podium.module.css';
import { Badges, Elo } from './standing.tsx';

export const onPodium = 3;

/** The best three, the first in the middle. */
export function Podium({ players, label }: { players: readonly LeaderboardEntry[]; label?: string }) {
  const formatName = useFormatName();
  const readerId = useUser()?._id;
  return (
    <ol className={classes.podium} aria-label={label}>
      {players.map((player) => (
        <Stack
          key={player.userId}
          as="li"
          gap={6}
          align="center"
          shrinks
          centered
          className={classes.step}
          data-place={player.sequence}
          data-own={player.userId === readerId || undefined}
          tabIndex={player.userId === readerId ? -1 : undefined}
        >
          <Avatar name={player.name ?? ''} photo={player.photo} size={player.sequence === 1 ? 92 : 72} />
          <PlayerName id={player.userId} className={classes.name}>
            {formatName(player.name)}
          </PlayerName>
          <Badges player={player} isReader={player.userId === readerId} />
          <span className={classes.block}>
            <span className={classes.place}>{player.sequence}</span>
            <Elo elo={player.elo} band={player.band} />
          </span>
        </Stack>
      ))}
    </ol>
  );
}
