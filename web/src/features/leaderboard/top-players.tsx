import type { LeaderboardEntry } from '@rondo/contract';
import { isTrusted, ratedSports, topPlayersRotation } from '@rondo/rules';
import { useQueries } from '@tanstack/react-query';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useSayName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Chip, ToggleChip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { topPlayersQuery } from './queries.ts';
import classes from './top-players.module.css';
import { useRotation } from './use-rotation.ts';

const onPodium = 3;

/** The best players of three sports in turn (1-games §2); it stands still while one looks closer, and for who wants it to. */
export default function TopPlayers() {
  const t = useT();
  const { index, running, paused, canRun, toggle, choose, hold } = useRotation(
    ratedSports.length,
    topPlayersRotation.seconds,
  );
  const lists = useQueries({ queries: ratedSports.map((sport) => topPlayersQuery(sport)) });
  const sport = ratedSports[index] ?? ratedSports[0];
  const list = lists[index];
  const players = list?.data;
  return (
    <div {...hold}>
      <Section
        title={t('home.top.title')}
        aside={
          <div className={classes.controls}>
            {ratedSports.map((one, place) => (
              <ToggleChip key={one} pressed={one === sport} onToggle={() => choose(place)}>
                <SportMark sport={one} size={18} />
                {t(`games.sport.${one}`)}
              </ToggleChip>
            ))}
            {canRun && (
              <IconButton label={paused ? t('home.top.play') : t('home.top.pause')} onClick={toggle}>
                <Icon name={paused ? 'play' : 'pause'} />
              </IconButton>
            )}
          </div>
        }
      >
        <div className={classes.stage} aria-live={running ? 'off' : 'polite'}>
          {list?.isError ? (
            <ErrorState title={t('home.top.failed')} onRetry={() => void list.refetch()} />
          ) : players ? (
            <div key={sport} className={classes.players}>
              <Ranking players={players} />
            </div>
          ) : (
            <Loading>
              <Skeleton height={360} />
            </Loading>
          )}
        </div>
      </Section>
    </div>
  );
}

function Ranking({ players }: { players: readonly LeaderboardEntry[] }) {
  const t = useT();
  const sayName = useSayName();
  if (players.length === 0) return <p className={classes.nobody}>{t('home.top.nobody')}</p>;
  return (
    <>
      <ol className={classes.podium}>
        {players.slice(0, onPodium).map((player) => (
          <li key={player.userId} className={classes.step} data-place={player.sequence}>
            <Avatar name={player.name ?? ''} photo={player.photo} size={player.sequence === 1 ? 92 : 72} />
            <span className={classes.name}>{sayName(player.name)}</span>
            <Badges player={player} />
            <span className={classes.block}>
              <span className={classes.place}>{player.sequence}</span>
              <Elo elo={player.elo} />
            </span>
          </li>
        ))}
      </ol>
      <ol className={classes.rows} start={onPodium + 1}>
        {players.slice(onPodium).map((player) => (
          <li key={player.userId} className={classes.row}>
            <span className={classes.number}>{player.sequence}</span>
            <Avatar name={player.name ?? ''} photo={player.photo} size={44} />
            <span className={classes.who}>
              <span className={classes.name}>{sayName(player.name)}</span>
              <Badges player={player} />
            </span>
            <Elo elo={player.elo} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Elo({ elo }: { elo: number }) {
  const t = useT();
  return (
    <span className={classes.elo}>
      <span className="visually-hidden">{t('home.top.score')} </span>
      {useFormats().score(elo)}
    </span>
  );
}

/** 'Guest' for a guest; else how many games, and whether that makes one trusted. */
function Badges({ player }: { player: LeaderboardEntry }) {
  const t = useT();
  if (player.game_count === null) return <Chip>{t('nav.guest')}</Chip>;
  return (
    <span className={classes.badges}>
      <span className={classes.games}>{t('home.top.games', { count: player.game_count })}</span>
      {isTrusted(player.game_count) && (
        <Chip icon="shield" tone="turf">
          {t('home.top.trusted')}
        </Chip>
      )}
    </span>
  );
}
