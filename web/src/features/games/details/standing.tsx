import type { GameDetails } from '@rondo/contract';
import { detailsRing, eurosToCents, sportTable, type TimeLeft } from '@rondo/rules';
import { useState } from 'react';
import { useEverySecond, useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT, type Translate } from '../../../platform/i18n.tsx';
import { countdownOf } from '../../../ui/game-card/countdown-of.ts';
import { missingOf } from '../../../ui/game-card/missing-of.ts';
import { spotsToTake } from '../../../ui/game-card/spots-to-take.ts';
import { isSoon } from '../../../ui/hurry.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { PlayerBar } from '../../../ui/player-bar.tsx';
import classes from './standing.module.css';

/** How a game stands: the players it has, how many it needs until when, and what happens otherwise (pages.md#countdown). */
export function Standing({ game }: { game: GameDetails }) {
  const t = useT();
  const formats = useFormats();
  const missing = missingOf(game);
  const placeholders = game.placeholder_player_number;
  const now = useNow();
  const [first] = useState(game.joined_players_number);
  const left = useTimeLeft(game);
  const isPending = game.status === 'pending' && !game.archived;
  const time = `${formats.day(game.cutoff)} ${formats.time(game.cutoff)}`;
  const isOver = isPending && hasRing(game) && left === null;
  return (
    <Stack gap={8} className={`${classes.standing} ${classes[game.status]}`}>
      <Row gap={12} align="center">
        {hasRing(game) && <Ring game={game} />}
        <div className={classes.bar}>
          <PlayerBar
            joined={game.joined_players_number + placeholders}
            capacity={game.players + placeholders}
            minimum={game.minimum_players_threshold + placeholders}
            missing={missing}
            ofTeams={game.tournament_entry === 'team'}
            over={game.archived || game.status === 'cancelled'}
            cancelled={game.status === 'cancelled'}
            taken={spotsToTake(game) > 0 && t('match.offeredSpot')}
            isNew={game.joined_players_number !== first || undefined}
            hurries={isSoon(Date.parse(game.cutoff) - now)}
            note={isPending && left !== null ? <span role="timer">{t('match.ring.left', { left })}</span> : undefined}
          />
        </div>
      </Row>
      {isPending && (
        <Text size={14} tone="muted" className="numbers">
          {isOver ? (
            t('match.ring.over')
          ) : (
            <>
              <Text as="span" tone="ink" weight={650}>
                {t('match.ring.pending', { missing, time })}
              </Text>
              {' · '}
              {t(game.price > 0 ? 'match.ring.elseBack' : 'match.ring.elseOff', {
                minimum: game.minimum_players_threshold,
              })}
            </>
          )}
        </Text>
      )}
    </Stack>
  );
}

const radius = 34;
const around = 2 * Math.PI * radius;
const icons: Record<GameDetails['status'], IconName> = { pending: 'clock', confirmed: 'check', cancelled: 'cross' };

const ringOf = (game: GameDetails, now: number) =>
  detailsRing(
    {
      startsAt: new Date(game.game_date),
      createdAt: new Date(game.start_set_at),
      priceCents: eurosToCents(game.price) ?? 0,
      status: game.status,
    },
    new Date(now),
  );

/** Runs towards the cutoff; green and full when confirmed, red when cancelled. */
function Ring({ game }: { game: GameDetails }) {
  const ring = ringOf(game, useEverySecond(game.status === 'pending'));
  return (
    <span className={classes.ring}>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <circle className={classes.track} cx="40" cy="40" r={radius} />
        <circle
          className={classes.done}
          cx="40"
          cy="40"
          r={radius}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - ring.fill)}
        />
      </svg>
      <Icon name={icons[ring.status]} size={18} />
    </span>
  );
}

/** Whether a game has the ring: only paid games of paying sports, without external tournaments (pages.md#countdown). */
function hasRing(game: GameDetails): boolean {
  return !game.archived && game.price > 0 && !game.tournament_external && sportTable[game.sport].mayCost;
}

/** The time that is left until the game is confirmed or cancelled; null once it is decided, or while it isn't counted down. */
function useTimeLeft(game: GameDetails): string | null {
  const t = useT();
  const isRinged = hasRing(game);
  const now = useEverySecond(isRinged && game.status === 'pending');
  const ring = isRinged ? ringOf(game, now).timeLeft : null;
  const hours = isRinged ? null : countdownOf(game, now);
  return ring ? timeWords(ring, t) : hours && t('match.ring.hours', { ...hours });
}

function timeWords({ form, days, hours, minutes, seconds }: TimeLeft, t: Translate): string {
  if (form === 'days') return t('match.ring.days', { days, hours, minutes });
  if (form === 'hours') return t('match.ring.hours', { hours, minutes });
  if (form === 'minutes') return t('match.ring.minutes', { minutes, seconds });
  return t('match.ring.seconds', { seconds });
}
