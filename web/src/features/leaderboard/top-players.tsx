import type { LeaderboardEntry } from '@rondo/contract';
import { ratedSports, topPlayersRotation } from '@rondo/rules';
import { useQueries } from '@tanstack/react-query';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { onPodium, Podium } from './podium.tsx';
import { topPlayersQuery } from './queries.ts';
import { RankRows } from './rank-rows.tsx';
import { writeSearch } from './search.ts';
import classes from './top-players.module.css';
import { useRotation } from './use-rotation.ts';

const phrases = ['leaderboard'] as const;

/** The best players of three sports in turn (pages.md#home); pauses while the reader looks closer, or prefers reduced motion. */
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
      <Row gap={8} align="center" wrap below={12}>
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
      </Row>
      <div className={classes.stage} aria-live={running ? 'off' : 'polite'}>
        {list?.isError ? (
          <ErrorState title={t('home.top.failed')} onRetry={() => void list.refetch()} />
        ) : players ? (
          <WithPhrases parts={phrases} fallback={<Waiting />}>
            <div key={sport} className={classes.players}>
              <Ranking players={players} />
            </div>
          </WithPhrases>
        ) : (
          <Waiting />
        )}
      </div>
      {sport && (
        <Link to={writeSearch({ sport })} className="onward">
          {t('home.top.all')}
          <Icon name="forward" size={18} />
        </Link>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={360} />
    </Loading>
  );
}

function Ranking({ players }: { players: readonly LeaderboardEntry[] }) {
  const t = useT();
  if (players.length === 0) return <p className={classes.nobody}>{t('score.nobody')}</p>;
  return (
    <>
      <Podium players={players.slice(0, onPodium)} />
      <RankRows players={players.slice(onPodium)} />
    </>
  );
}
