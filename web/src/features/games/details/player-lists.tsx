import type { GameDetails, GamePlayer } from '@rondo/contract';
import { showsScores, trustedGames } from '@rondo/rules';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/i18n.tsx';
import { useSayName } from '../../../platform/names.ts';
import { useUser } from '../../../platform/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';
import classes from './player-lists.module.css';

interface Props {
  game: GameDetails;
  /** Addresses that come back to this game. */
  signUp: string;
  logIn: string;
}

const hiddenShown = 6;

/** Who plays and who waits; visitors see how many, and a way in (1-games §2). */
export function PlayerLists({ game, signUp, logIn }: Props) {
  const t = useT();
  const hidden = game.viewer === null;
  const placeholders = game.placeholder_player_number;
  return (
    <div className={classes.lists}>
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
          count={`${game.joined_players_number + placeholders}/${game.players + placeholders}`}
          players={game.potential_users}
          game={game}
          hidden={hidden}
        />
      )}
      {placeholders > 0 && game.status !== 'cancelled' && (
        <p className={classes.note}>
          <Icon name="people" size={18} />
          {t('match.lists.placeholders', { count: placeholders })}
        </p>
      )}
      {game.waiting_list.length > 0 && (
        <PlayerList
          title={t('match.lists.waiting')}
          count={String(game.waiting_list.length)}
          players={game.waiting_list}
          game={game}
          hidden={hidden}
          numbered
        />
      )}
      {hidden && game.potential_users.length > 0 && (
        <div className={classes.prompt}>
          <h3>{t('match.lists.hidden')}</h3>
          <p>{t('match.lists.hiddenBody')}</p>
          <div className={classes.ways}>
            <ButtonLink to={signUp}>{t('match.lists.signup')}</ButtonLink>
            <ButtonLink to={logIn} variant="secondary">
              {t('match.lists.login')}
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  );
}

interface ListProps {
  title: string;
  count: string;
  players: (GamePlayer & { refunded?: boolean })[];
  game: GameDetails;
  hidden: boolean;
  numbered?: boolean;
}

function PlayerList({ title, count, players, game, hidden, numbered }: ListProps) {
  const t = useT();
  const shown = hidden ? players.slice(0, hiddenShown) : players;
  // Who comes while one looks is shown to come, once.
  const [present] = useState(() => new Set(players.map(({ _id }) => _id)));
  return (
    <section>
      <h2 className={classes.title}>
        {title} <span className={`${classes.count} numbers`}>{count}</span>
      </h2>
      {players.length === 0 && <p className={classes.nobody}>{nobodyWords(game, t)}</p>}
      <ol className={classes.players} data-hidden={hidden || undefined} aria-hidden={hidden || undefined}>
        {shown.map((player, index) => (
          <li key={player._id} className={classes.player} data-new={!present.has(player._id) || undefined}>
            {numbered && <span className={`${classes.place} numbers`}>{index + 1}</span>}
            {hidden ? <Blurred index={index} /> : <Player player={player} game={game} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What an empty list says: of a cancelled game, that who was in is for those who were. */
function nobodyWords({ archived, status, joined_players_number: joined }: GameDetails, t: Translate): string {
  if (status === 'cancelled' && joined > 0) return t('match.lists.wereIn', { count: joined });
  return t(archived || status === 'cancelled' ? 'match.lists.nobodyCame' : 'match.lists.nobody');
}

function Player({ player, game }: { player: ListProps['players'][number]; game: GameDetails }) {
  const t = useT();
  const sayName = useSayName();
  const user = useUser();
  const formats = useFormats();
  const name = sayName(player.name);
  const guest = player.role === 'guest';
  const community = game.communities[0]?.communityOptions ?? null;
  const scoreShown = showsScores({ eloDisabled: game.elo_disabled, community });
  const details = [
    !guest && player.game_count !== null && t('match.lists.games', { count: player.game_count }),
    scoreShown && player.elo !== null && t('match.lists.elo', { elo: formats.score(player.elo) }),
  ].filter((detail) => detail !== false);
  return (
    <>
      <Avatar name={name} photo={player.photo} size={42} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {details.length > 0 && (
          <span className={`${classes.detail} numbers`}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        )}
      </span>
      <span className={classes.marks}>
        {player.teamName && (
          <span className={classes.team}>
            <TeamMark name={player.teamName} color={player.teamColor} />
          </span>
        )}
        {player._id === user?._id && <Chip tone="turf">{t('match.lists.you')}</Chip>}
        {player.refunded && (
          <span className={classes.refunded}>
            <Chip icon="refund" tone="info">
              {t('match.lists.refunded')}
            </Chip>
          </span>
        )}
        {guest && <Chip>{t('match.lists.guest')}</Chip>}
        {(player.game_count ?? 0) >= trustedGames && (
          <Chip icon="shield" tone="info">
            {t('match.lists.trusted')}
          </Chip>
        )}
      </span>
    </>
  );
}

/** The shape of a player without one: nothing about a person is in the page. */
function Blurred({ index }: { index: number }) {
  return (
    <>
      <span className={classes.blurredFace} style={{ '--hue': (index * 67) % 360 } as React.CSSProperties} />
      <span className={classes.words}>
        <span className={classes.blurredName} style={{ width: `${45 + ((index * 23) % 40)}%` }} />
        <span className={classes.blurredName} style={{ width: '30%', height: 10 }} />
      </span>
    </>
  );
}
