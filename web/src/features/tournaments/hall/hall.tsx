import type { Tournament, TournamentMatch, TournamentTable } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Bracket } from '../brackets.tsx';
import { useNames } from '../names.ts';
import { standingsQuery } from '../queries.ts';
import { Table } from '../tables.tsx';
import { treesOf } from '../trees.ts';
import { HallMatch } from './hall-match.tsx';
import classes from './hall.module.css';

/** How long each part stays, in milliseconds. */
const staysMs = 12_000;
/** As many as are read from afar. */
const most = { matches: 6, tables: 2 };

interface View {
  title: string;
  body: ReactNode;
}

/** The screen for the hall: now playing, next, the tables and the bracket in turn; nothing can be pressed. */
export function Hall({ tournament, linkKey }: { tournament: Tournament; linkKey: string | null }) {
  const t = useT();
  const views = useViews(tournament, linkKey);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), staysMs);
    return () => clearInterval(timer);
  }, []);
  const view = views[turn % Math.max(1, views.length)];
  return (
    <div className={classes.hall}>
      <div className={classes.head}>
        <h1>{tournament.name}</h1>
        {view && <p>{view.title}</p>}
      </div>
      <div className={classes.body}>
        {view ? view.body : <p className={classes.soon}>{t('tournaments.hall.soon')}</p>}
      </div>
    </div>
  );
}

function useViews(tournament: Tournament, linkKey: string | null): View[] {
  const t = useT();
  const names = useNames(tournament);
  const { data: tables = [] } = useQuery(standingsQuery(tournament._id, linkKey));
  const { matches, places, teams } = tournament;
  const byTime = matches.toSorted((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '') || 0);
  const list = (title: string, shown: readonly TournamentMatch[]): View[] => {
    if (shown.length === 0) return [];
    const body = (
      <ul className={classes.matches} data-few={shown.length <= 2 || undefined}>
        {shown.slice(0, most.matches).map((match) => (
          <li key={match.id}>
            <HallMatch match={match} names={names} teams={teams} />
          </li>
        ))}
      </ul>
    );
    return [{ title, body }];
  };
  const winner = teams.find(({ _id }) => _id === places[0]?.[0]);
  const [tree] = treesOf(matches);
  return [
    ...(winner ? [{ title: t('tournaments.hall.won'), body: <Won name={winner.name} /> }] : []),
    ...list(
      t('tournaments.hall.now'),
      byTime.filter(({ status }) => status === 'playing'),
    ),
    ...list(
      t('tournaments.hall.next'),
      byTime.filter(({ status }) => status === 'ready' || status === 'waiting'),
    ),
    ...inTwos(tables).map((some) => ({
      title: t('tournaments.hall.table'),
      body: <Tables tournament={tournament} tables={some} />,
    })),
    ...(tree
      ? [
          {
            title: t('tournaments.hall.bracket'),
            body: <Bracket tournament={tournament} tree={tree} names={names} />,
          },
        ]
      : []),
  ];
}

const inTwos = (tables: readonly TournamentTable[]) =>
  tables.flatMap((_, at) => (at % most.tables === 0 ? [tables.slice(at, at + most.tables)] : []));

function Tables({ tournament, tables }: { tournament: Tournament; tables: readonly TournamentTable[] }) {
  const t = useT();
  return (
    <div className={classes.tables}>
      {tables.map((table) => (
        <section key={table.group ?? ''}>
          {table.group !== null && <h2>{t('tournaments.match.group', { group: table.group })}</h2>}
          <Table tournament={tournament} table={table} isPlain />
        </section>
      ))}
    </div>
  );
}

function Won({ name }: { name: string }) {
  return (
    <p className={classes.won}>
      <Icon name="trophy" size={120} />
      {name}
    </p>
  );
}
