import type { GameCard, GameDetails } from '@rondo/contract';
import { sportTable } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { piece } from '../../../platform/pieces.tsx';
import { useUser } from '../../../platform/session.ts';
import { Chip, LevelIcon, onPaper, SportChip, StatusChip } from '../../../ui/chips.tsx';
import { shownPrice } from '../../../ui/game-card/shown-price.ts';
import { GamePicture } from '../../../ui/game-picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { missingOf } from '../../../ui/game-card/missing-of.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { PlayerBar } from '../../../ui/player-bar.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';
import { PriceTag } from '../../../ui/price-tag.tsx';
import classes from './game-header.module.css';
import { Sides } from './sides.tsx';
import { usePaidWords } from './use-paid-words.ts';

const Standing = piece('features/games/details/standing.tsx', async () => (await import('./standing.tsx')).Standing);

/** Picture, name, and what decides: when, where, the level, the price and how the game stands (pages.md#game-page). */
export function GameHeader({ game, corner }: { game: GameDetails; corner?: ReactNode }) {
  const t = useT();
  const userId = useUser()?._id;
  const mine = game.potential_users.find(({ _id }) => _id === userId);
  const { viewer } = game;
  const { description, address, city } = game.location;
  const venue = description || address;
  const paid = usePaidWords(game);
  return (
    <CardHeader
      game={game}
      corner={corner}
      marks={
        <>
          {viewer?.joined && (
            <Chip icon="check" tone="turf">
              {t(isPlayed(game) ? 'match.youPlayed' : 'match.yourSpot')}
            </Chip>
          )}
          {viewer?.waitingPosition && (
            <Chip icon="clock" tone="info">
              {t('match.yourWait', { position: viewer.waitingPosition })}
            </Chip>
          )}
        </>
      }
      bands={
        viewer !== null && showsBands(game) && game.level !== 'All levels' && `, ${t(`score.levels.${game.level}`)}`
      }
      place={venue.includes(city) ? venue : `${venue}, ${city}`}
      fact={
        <>
          {game.challenge && (
            <Row as="li" gap={8} align="center">
              <Icon name="shield" size={18} />
              <Sides challenge={game.challenge} />
            </Row>
          )}
          {mine?.teamName && (
            <Row as="li" gap={8} align="center">
              <Icon name="people" size={18} />
              {t('match.yourTeam')}
              <TeamMark name={mine.teamName} color={mine.teamColor} />
            </Row>
          )}
          {paid && <li className="numbers">{paid}</li>}
        </>
      }
    >
      <Standing game={game} />
    </CardHeader>
  );
}

type Shown = Omit<GameCard, 'distance'>;

interface Props {
  game: Shown;
  /** Lies over the picture. */
  corner?: ReactNode;
  /** Shown beside the status. */
  marks?: ReactNode;
  /** The venue and its town. */
  place?: string;
  /** The level in the bands of scores, for who meets these. */
  bands?: string | false;
  /** Shown after the price. */
  fact?: ReactNode;
  /** How the game stands; by default only how full it is. */
  children?: ReactNode;
}

/** The part of the header that a card in a list already knows, so that it shows while the rest of the game loads. */
export function CardHeader({ game, corner, marks, place, bands, fact, children }: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  return (
    <header className={classes.header}>
      <div className={classes.cover}>
        <GamePicture game={game} eager />
        {corner}
      </div>
      <div className={classes.words}>
        <Row gap={6} wrap below={8} className={onPaper}>
          {isPlayed(game) ? <Chip icon="check">{t('games.played')}</Chip> : <StatusChip status={game.status} />}
          <SportChip sport={game.sport} />
          {marks}
          {game.tournament && <Chip icon="trophy">{t('games.card.tournament')}</Chip>}
        </Row>
        <Row as="h1" gap={10} align="baseline" breaks className={hasLongWord(game.name) ? classes.long : undefined}>
          {game.name}
          {game.hasPasscode && (
            <Text as="span" tone="muted" title={t('games.card.passcode')}>
              <Icon name="lock" size={22} />
              <span className="visually-hidden">{t('games.card.passcode')}</span>
            </Text>
          )}
        </Row>
        <Row as="ul" gap={24} lineGap={8} wrap above={12} below={16} className={classes.facts}>
          <Row as="li" gap={8} className={`${classes.whole} numbers`}>
            <Icon name="calendar" size={18} />
            <strong className={classes.when}>
              {game.status !== 'cancelled' && `${formats.relativeDay(game.game_date, now)} · `}
              {formats.day(game.game_date, now)} ·{' '}
              <span className={classes.range}>{formats.timeRange(game.game_date, game.duration)}</span>
            </strong>
          </Row>
          {place && (
            <Row as="li" gap={8} className={classes.whole}>
              <Icon name="pin" size={18} />
              {place}
            </Row>
          )}
          <Row as="li" gap={8} align="center">
            <LevelIcon level={game.level} size={18} />
            <span>
              {t(`games.level.${game.level}`)}
              {bands}
            </span>
          </Row>
          {game.price > 0 && (
            <Row as="li" gap={8} align="center">
              <Icon name="wallet" size={18} />
              <PriceTag price={shownPrice(game, now)} full={game.price} />
            </Row>
          )}
          {fact}
        </Row>
        {children ?? <Fullness game={game} />}
      </div>
    </header>
  );
}

function Fullness({ game }: { game: Shown }) {
  const placeholders = game.placeholder_player_number;
  return (
    <PlayerBar
      joined={game.joined_players_number + placeholders}
      capacity={game.players + placeholders}
      minimum={game.minimum_players_threshold + placeholders}
      missing={missingOf(game)}
      over={game.archived || game.status === 'cancelled'}
      cancelled={game.status === 'cancelled'}
    />
  );
}

/** Longer than a line of a phone in the usual letters: Dutch writes *Vrijdagavondvolleybal* as one word. */
const hasLongWord = (name: string) => name.split(/[\s-]/).some((word) => word.length > 17);

const isPlayed = ({ archived, status }: Shown) => archived && status === 'confirmed';

/** Whether scores stand on the game's page. */
const showsBands = ({ sport, elo_disabled: isHidden }: GameDetails) =>
  sportTable[sport].rated !== undefined && !isHidden;
