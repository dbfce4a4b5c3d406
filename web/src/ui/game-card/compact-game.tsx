import type { GameCard } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { daysBetween, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { CardLink } from '../card.tsx';
import { breakingChips, Chip, onPaper, SportChip, StatusChip } from '../chips.tsx';
import { GamePicture } from '../game-picture.tsx';
import { Row, Stack, Text } from '../layout.tsx';
import { PlayerBar } from '../player-bar.tsx';
import { PriceTag } from '../price-tag.tsx';
import { countdownOf } from './countdown-of.ts';
import { missingOf } from './missing-of.ts';
import { placeLine } from './place-line.ts';
import { shownPrice } from './shown-price.ts';
import classes from './compact-game.module.css';

interface Props {
  game: GameCard;
  /** Whether it stands among past games, which have no picture. */
  isPast?: boolean;
  /** Whether it is said above the list that its games were played, and what. */
  isKindSaid?: boolean;
  /** Whether the day is already shown above it. */
  isDaySaid?: boolean;
  /** Whether to show the price, in a list of games that aren't the reader's own. */
  isPriced?: boolean;
  /** The reader's personal facts: a place on the waiting list, a refund. */
  marker?: ReactNode;
  /** Whether it is on the first screen, so that its picture loads at once. */
  eager?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** A game in a list of the reader's own games (pages.md#compact-rows). All of it but its buttons is a link. */
export function CompactGame({
  game,
  isPast = false,
  isKindSaid = false,
  isDaySaid = false,
  isPriced = false,
  marker,
  eager,
  children,
}: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { location, status, placeholder_player_number: placeholders } = game;
  const left = countdownOf(game, now);
  const isNear = Math.abs(daysBetween(now, Date.parse(game.game_date))) <= 1;
  return (
    <article className={classes.game} data-past={isPast || undefined}>
      {!isPast && (
        <div className={classes.cover} data-cover>
          <GamePicture game={game} eager={eager} close />
        </div>
      )}
      <Stack gap={6} shrinks className={classes.words}>
        <Row gap={12} lineGap={0} justify="between" align="baseline" wrap>
          <Text size={15} weight={650} className={`${classes.when} numbers`}>
            {!isDaySaid && `${isNear ? formats.relativeDay(game.game_date, now) : formats.day(game.game_date, now)}, `}
            {formats.time(game.game_date)}
          </Text>
          {isPriced && <PriceTag price={shownPrice(game, now)} full={game.price} />}
        </Row>
        <h3 className={classes.name}>
          <CardLink to={`/match/${game._id}`}>{game.name}</CardLink>
        </h3>
        <Text size={14} tone="muted" className={classes.where}>
          {placeLine(location)}
        </Text>
        <Row gap={6} wrap className={`${onPaper} ${breakingChips}`}>
          {isPast && status === 'confirmed' ? (
            !isKindSaid && <Chip icon="check">{t('games.played')}</Chip>
          ) : (
            <StatusChip status={status} left={left && t('games.card.countdown', { ...left })} />
          )}
          {isPast && !isKindSaid && <SportChip sport={game.sport} />}
          {game.tournament && <Chip icon="trophy">{t('games.card.tournament')}</Chip>}
          {marker}
        </Row>
        <PlayerBar
          joined={game.joined_players_number + placeholders}
          capacity={game.players + placeholders}
          minimum={game.minimum_players_threshold + placeholders}
          missing={missingOf(game)}
          over={isPast || status === 'cancelled'}
          cancelled={status === 'cancelled'}
        />
      </Stack>
      {children && (
        <Row gap={8} wrap className={`${classes.below} ${classes.acts}`}>
          {children}
        </Row>
      )}
    </article>
  );
}
