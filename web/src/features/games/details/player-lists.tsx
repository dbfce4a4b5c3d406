import type { GameDetails, GamePlayer } from '@rondo/contract';
import { type ReactNode, useState } from 'react';
import { type Translate, useT } from '../../../platform/i18n.tsx';
import { piece } from '../../../platform/pieces.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import classes from './player-lists.module.css';

const Player = piece('features/games/details/player.tsx', async () => (await import('./player.tsx')).Player);
const BlurredPerson = piece(
  'ui/blurred-person.tsx',
  async () => (await import('../../../ui/blurred-person.tsx')).BlurredPerson,
);
const Spots = piece('features/games/details/line-up.tsx', async () => (await import('./line-up.tsx')).Spots);

interface Props {
  game: GameDetails;
  /** The sign-up and login addresses that return to this game. */
  signUp: string;
  logIn: string;
  /** Whether a visitor who logs in could still take a spot or wait for one. */
  joinable: boolean;
  /** The viewer's own id. */
  userId: string | undefined;
  /** Shown above the players. */
  host: ReactNode;
  /** How reliably a player comes, for the organiser of the game. */
  renderReliability?: ((playerId: string) => ReactNode) | undefined;
  /** The acts on a player, for the game's leaders. */
  renderAct?: ((player: GamePlayer) => ReactNode) | undefined;
}

const hiddenShown = 6;

/** A longer list begins folded, with so many players in sight. */
const inSight = 5;

/** The players and the waiting list; visitors see how many, and a way to log in (pages.md#game-page). */
export function PlayerLists({ game, signUp, logIn, joinable, userId, host, renderReliability, renderAct }: Props) {
  const t = useT();
  const hidden = game.viewer === null;
  const placeholders = game.placeholder_player_number;
  return (
    <Stack gap={16} className={classes.lists}>
      {host}
      {game.status === 'cancelled' ? (
        <PlayerList
          title={t('match.lists.wasIn')}
          count={String(game.joined_players_number)}
          players={game.refunded_users}
          game={game}
          hidden={false}
        />
      ) : (
        <PlayerList
          title={t(game.archived && game.status === 'confirmed' ? 'match.lists.played' : 'match.lists.joined')}
          players={nearestFirst(game, userId)}
          known={game.viewer?.playedWith.length}
          game={game}
          hidden={hidden}
          joinable={joinable}
          renderReliability={renderReliability}
          renderAct={renderAct}
        />
      )}
      {placeholders > 0 && game.status !== 'cancelled' && (
        <Row as="p" gap={8} size={15} tone="muted">
          <Icon name="people" size={18} />
          {t('match.lists.placeholders', { count: placeholders })}
        </Row>
      )}
      {game.waiting_list.length > 0 && (
        <PlayerList
          title={t('match.lists.waiting')}
          count={String(game.waiting_list.length)}
          players={game.waiting_list}
          game={game}
          hidden={hidden}
          numbered
          renderAct={renderAct}
        />
      )}
      {hidden && game.potential_users.length > 0 && (
        <Row gap={10} lineGap={8} align="center" justify="between" wrap>
          <h3>{t('match.lists.hidden')}</h3>
          <Row gap={10} wrap>
            <ButtonLink to={signUp} variant="secondary">
              {t('match.lists.signup')}
            </ButtonLink>
            <ButtonLink to={logIn} variant="plain">
              {t('match.lists.login')}
            </ButtonLink>
          </Row>
        </Row>
      )}
    </Stack>
  );
}

interface ListProps extends Pick<Props, 'renderReliability' | 'renderAct'> {
  title: string;
  /** Left out where the header says it. */
  count?: string;
  players: (GamePlayer & { refunded?: boolean })[];
  game: GameDetails;
  hidden: boolean;
  numbered?: boolean;
  joinable?: boolean;
  /** How many of them the viewer has played with. */
  known?: number | undefined;
}

function PlayerList({
  title,
  count,
  players,
  game,
  hidden,
  numbered,
  joinable = false,
  known = 0,
  renderReliability,
  renderAct,
}: ListProps) {
  const t = useT();
  // A leader acts on players, so theirs are all in sight.
  const mayFold = !hidden && !renderAct && players.length > inSight + 1;
  const [isFolded, setFolded] = useState(true);
  const visible = isFolded && mayFold ? players.slice(0, inSight) : players;
  const shown = !hidden ? visible : numbered ? players.slice(0, hiddenShown) : [];
  // Only players who appear while the page is open are animated, each once.
  const [present] = useState(() => new Set(players.map(({ _id }) => _id)));
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {title}
        {count !== undefined && (
          <Text as="span" tone="muted" weight={550} className="numbers">
            {' '}
            {count}
          </Text>
        )}
      </Text>
      {known > 0 && (
        <Text size={14} tone="muted">
          {t('match.people.playedWith', { count: known })}
        </Text>
      )}
      {players.length === 0 && <Text tone="muted">{nobodyWords(game, joinable, t)}</Text>}
      {hidden && !numbered && players.length > 0 && <Spots game={game} />}
      <ol className={classes.players} data-hidden={hidden || undefined} aria-hidden={hidden || undefined}>
        {shown.map((player, index) => (
          <Row
            key={player._id}
            as="li"
            gap={12}
            lineGap={4}
            align="center"
            wrap
            className={classes.player}
            data-new={!present.has(player._id) || undefined}
          >
            {numbered && <span className={`${classes.place} numbers`}>{index + 1}</span>}
            {hidden ? (
              <BlurredPerson index={index} />
            ) : (
              <Player player={player} game={game}>
                {renderReliability?.(player._id)}
              </Player>
            )}
            {!hidden && renderAct?.(player)}
          </Row>
        ))}
      </ol>
      {mayFold && (
        <Button variant="plain" wide aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? t('match.lists.all', { count: players.length }) : t('match.lists.fewer')}
        </Button>
      )}
    </section>
  );
}

/** The players as the viewer looks for them: themselves, those they have played with, the others. */
function nearestFirst({ potential_users: players, viewer }: GameDetails, userId: string | undefined): GamePlayer[] {
  const known = viewer?.playedWith ?? [];
  const place = ({ _id }: GamePlayer) =>
    _id === userId ? -1 : known.includes(_id) ? known.indexOf(_id) : known.length;
  return players.toSorted((a, b) => place(a) - place(b));
}

/** The words of an empty list; for a cancelled game they say that only its players see who was in. */
function nobodyWords(
  { archived, status, joined_players_number: joined }: GameDetails,
  joinable: boolean,
  t: Translate,
): string {
  if (status === 'cancelled' && joined > 0) return t('match.lists.wereIn', { count: joined });
  if (archived || status === 'cancelled') return t('match.lists.nobodyCame');
  return t(joinable ? 'match.lists.nobody' : 'match.lists.nobodyYet');
}
