import type { GameCard } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { nextSameWeekday, instantOf } from '../../platform/local-time.ts';
import { GamePicture } from '../../ui/game-picture.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { gamesToRepeat } from './own-games.ts';
import classes from './start-from.module.css';

/** Games that the organiser held before; a press starts another one like it, a week later. */
export function StartFrom({ games }: { games: readonly GameCard[] }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const offered = gamesToRepeat(games);
  if (offered.length === 0) return null;
  return (
    <Stack as="section" gap={10} className={classes.from} aria-labelledby="start-from">
      <h2 id="start-from">{t('create.startFrom')}</h2>
      <ul className={classes.games}>
        {offered.map((game) => {
          const next = instantOf(nextSameWeekday(Date.parse(game.game_date), now));
          const at = next === null ? null : new Date(next).toISOString();
          return (
            <li key={game._id}>
              <Row to={`/create?from=${game._id}`} as={Link} gap={12} align="center" className={classes.game}>
                <span className={classes.picture}>
                  <GamePicture game={game} eager close />
                </span>
                <Stack as="span" shrinks breaks className={classes.words}>
                  <strong>{game.name}</strong>
                  {at && (
                    <span className="numbers">
                      {t('create.startFromOn', { day: formats.day(at, now), time: formats.time(at) })}
                    </span>
                  )}
                </Stack>
              </Row>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
