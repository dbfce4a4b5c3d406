import type { LeaderboardEntry } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useFormatName } from '../../platform/names.ts';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PlayerName } from '../../ui/player-name.tsx';
import classes from './rank-rows.module.css';
import { Badges, Elo } from './standing.tsx';

/** Players with their ranks, one below the other; the reader's own is marked. */
export function RankRows({ players, label }: { players: readonly LeaderboardEntry[]; label?: string }) {
  const formatName = useFormatName();
  const formats = useFormats();
  const readerId = useUser()?._id;
  return (
    <Stack as="ol" gap={10} start={players[0]?.sequence} aria-label={label}>
      {players.map((player) => {
        const isReader = player.userId === readerId;
        return (
          <li
            key={player.userId}
            className={classes.row}
            data-own={isReader || undefined}
            tabIndex={isReader ? -1 : undefined}
          >
            <span className={classes.number}>{formats.number(player.sequence)}</span>
            <Avatar name={player.name ?? ''} photo={player.photo} size={44} />
            <Stack as="span" gap={2} shrinks>
              <PlayerName id={player.userId} className={classes.name}>
                {formatName(player.name)}
              </PlayerName>
              <Badges player={player} isReader={isReader} />
            </Stack>
            <Elo elo={player.elo} band={player.band} />
          </li>
        );
      })}
    </Stack>
  );
}
