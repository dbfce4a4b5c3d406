import type { Challenge, GameCard as Game } from '@rondo/contract';
import { lazy, type ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { daysBetween, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { Card, CardLink } from '../card.tsx';
import { breakingChips, Chip, onPaper, StatusChip } from '../chips.tsx';
import { GamePicture } from '../game-picture.tsx';
import { Deferred } from '../deferred.tsx';
import { Icon } from '../icon.tsx';
import { Row } from '../layout.tsx';
import { PlayerBar } from '../player-bar.tsx';
import { PriceTag } from '../price-tag.tsx';
import { SportMark } from '../sport/sport-mark.tsx';
import { countdownOf } from './countdown-of.ts';
import { missingOf } from './missing-of.ts';
import { placeLine } from './place-line.ts';
import { shownPrice } from './shown-price.ts';
import classes from './game-card.module.css';

const CardFaces = lazy(() => import('./card-faces.tsx'));

/** What a game that is being made leaves out, as nobody chose it yet. */
interface Unsaid {
  picture: boolean;
  /** Said in place of the day and hour. */
  when: string | null;
  price: boolean;
  sport: boolean;
  surface: boolean;
  /** How full it is, and whether that is enough. */
  players: boolean;
}

const allSaid: Unsaid = { picture: false, when: null, price: false, sport: false, surface: false, players: false };

interface Props {
  game: Game;
  /** A marker beside the status: 'Joined', 'Rate it'. */
  marker?: ReactNode;
  /** A line for the reader: why the game is suggested. */
  note?: ReactNode;
  /** Whether to say beside the faces with how many players the reader has played; false if the note says so. */
  saysKnown?: boolean;
  /** Whether it stands among tournaments only, which need no chip that says so. */
  isTournamentSaid?: boolean;
  unsaid?: Unsaid;
  /** Whether it is on the first screen, so that its picture loads at once. */
  eager?: boolean;
}

/** A side of a challenge, with how many it has. */
const sayOf = ({ name, joined, size }: Challenge['home']) => `${name} ${joined}/${size}`;

/**
 * A game at a glance, in three lines: when and for how much, its name, where; then its status, sport and level, and how full it is. The whole card is
 * a link, and lies on its side in a phone's list.
 */
export function GameCard({
  game,
  marker,
  note,
  saysKnown = true,
  isTournamentSaid = false,
  unsaid = allSaid,
  eager,
}: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { location, placeholder_player_number: placeholders } = game;
  const left = unsaid.when === null ? countdownOf(game, now) : null;
  // Visitors see nobody (product.md#people).
  const hasFaces = useUser() !== null && game.joined_players_number > 0 && game.status !== 'cancelled';
  const isNear = Math.abs(daysBetween(now, Date.parse(game.game_date))) <= 1;
  return (
    <Card className={classes.card}>
      <div className={classes.cover} data-cover>
        {unsaid.picture ? <Icon name="picture" size={40} /> : <GamePicture game={game} eager={eager} close />}
        {hasFaces && (
          <Deferred waiting={null}>
            <CardFaces game={game} saysKnown={saysKnown} />
          </Deferred>
        )}
      </div>
      <div className={classes.body}>
        <p className={classes.when}>
          <span className={`${classes.relative} numbers`}>
            {unsaid.when ??
              `${isNear ? formats.relativeDay(game.game_date, now) : formats.day(game.game_date, now)}, ${formats.time(game.game_date)}`}
          </span>
          {!unsaid.price && <PriceTag price={shownPrice(game, now)} full={game.price} />}
        </p>
        <h3 className={classes.name}>
          <CardLink to={`/match/${game._id}`}>{game.name}</CardLink>
          {game.hasPasscode && (
            <span className={classes.lock} title={t('games.card.passcode')}>
              <Icon name="lock" size={15} />
              <span className="visually-hidden">{t('games.card.passcode')}</span>
            </span>
          )}
        </h3>
        {game.challenge && (
          <strong className="numbers">
            {sayOf(game.challenge.home)} {t('games.card.against')} {sayOf(game.challenge.away)}
          </strong>
        )}
        <p className={classes.where}>
          <span>{placeLine(location)}</span>
          {game.distance !== null && <span className={classes.far}>{formats.distance(game.distance)}</span>}
        </p>
        <Row gap={6} wrap align="center" className={`${onPaper} ${breakingChips}`}>
          {!unsaid.players && <StatusChip status={game.status} left={left && t('games.card.countdown', { ...left })} />}
          {marker}
          {game.tournament && !isTournamentSaid && <Chip icon="trophy">{t('games.card.tournament')}</Chip>}
          <span className={classes.kind}>
            {!unsaid.sport && (
              <>
                <SportMark sport={game.sport} size={15} />
                <span className="visually-hidden">{t(`games.sport.${game.sport}`)}, </span>
              </>
            )}
            <span>
              {t(`games.level.${game.level}`)}
              {!unsaid.surface && ` · ${t(`games.surface.${game.field_type}`)}`}
            </span>
          </span>
        </Row>
        {note}
        {!unsaid.players && (
          <div className={classes.players}>
            <PlayerBar
              joined={game.joined_players_number + placeholders}
              capacity={game.players + placeholders}
              minimum={game.minimum_players_threshold + placeholders}
              missing={missingOf(game)}
              over={game.archived || game.status === 'cancelled'}
              cancelled={game.status === 'cancelled'}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
