import type { GameCard, GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { Chip, LevelIcon, onPaper, SportChip, StatusChip } from '../../../ui/chips.tsx';
import { shownPrice } from '../../../ui/game-card/shown-price.ts';
import { GamePicture } from '../../../ui/game-picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { missingOf } from '../../../ui/game-card/missing-of.ts';
import { spotsToTake } from '../../../ui/game-card/spots-to-take.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { PlayerBar } from '../../../ui/player-bar.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';
import { PriceTag } from '../../../ui/price-tag.tsx';
import { GamePeople } from './game-people.tsx';
import classes from './game-header.module.css';

/** Picture, name, the most important facts and people (pages.md#game-page). @param onInvite set if the viewer may invite others */
export function GameHeader({ game, onInvite }: { game: GameDetails; onInvite: (() => void) | null }) {
  const t = useT();
  const userId = useUser()?._id;
  const mine = game.potential_users.find(({ _id }) => _id === userId);
  const { viewer } = game;
  return (
    <CardHeader
      game={game}
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
      fact={
        mine?.teamName && (
          <li>
            <Icon name="people" size={18} />
            {t('match.yourTeam')} <TeamMark name={mine.teamName} color={mine.teamColor} />
          </li>
        )
      }
      taken={spotsToTake(game) > 0 && t('match.offeredSpot')}
    >
      <GamePeople game={game} onInvite={onInvite} />
    </CardHeader>
  );
}

type Shown = Omit<GameCard, 'distance'>;

interface Props {
  game: Shown;
  /** Shown beside the status. */
  marks?: ReactNode;
  /** Shown after the level. */
  fact?: ReactNode;
  /** Says that spots are offered to the reader. */
  taken?: false | string;
  /** Shown before the players' bar. */
  children: ReactNode;
}

/** The part of the header that a card in a list already knows, so that it shows while the rest of the game loads. */
export function CardHeader({ game, marks, fact, taken, children }: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const placeholders = game.placeholder_player_number;
  return (
    <header className={classes.header}>
      <div className={classes.cover}>
        <GamePicture game={game} eager />
      </div>
      <div className={classes.words}>
        <Row gap={6} wrap below={10} className={onPaper}>
          {isPlayed(game) ? <Chip icon="check">{t('games.played')}</Chip> : <StatusChip status={game.status} />}
          <SportChip sport={game.sport} />
          {marks}
          {game.tournament && <Chip icon="trophy">{t('games.card.tournament')}</Chip>}
        </Row>
        <Text weight={650} className={`${classes.relative} numbers`}>
          {game.status !== 'cancelled' && `${formats.relativeDay(game.game_date, now)} · `}
          {formats.day(game.game_date, now)} · {formats.timeRange(game.game_date, game.duration)}
        </Text>
        <Row as="h1" gap={10} align="baseline" above={4} breaks>
          {game.name}
          {game.hasPasscode && (
            <Text as="span" tone="muted" title={t('games.card.passcode')}>
              <Icon name="lock" size={22} />
              <span className="visually-hidden">{t('games.card.passcode')}</span>
            </Text>
          )}
        </Row>
        <Row as="ul" gap={24} lineGap={8} wrap above={12} below={16} className={classes.facts}>
          <Row as="li" gap={8} align="center">
            <LevelIcon level={game.level} size={18} />
            {t(`games.level.${game.level}`)}
          </Row>
          {fact}
          {game.price > 0 && (
            <Row as="li" gap={8} align="center">
              <Icon name="wallet" size={18} />
              <PriceTag price={shownPrice(game, now)} full={game.price} />
            </Row>
          )}
        </Row>
        {children}
        <PlayerBar
          joined={game.joined_players_number + placeholders}
          capacity={game.players + placeholders}
          minimum={game.minimum_players_threshold + placeholders}
          missing={missingOf(game)}
          over={game.archived || game.status === 'cancelled'}
          cancelled={game.status === 'cancelled'}
          taken={taken}
        />
      </div>
    </header>
  );
}

const isPlayed = ({ archived, status }: Shown) => archived && status === 'confirmed';
