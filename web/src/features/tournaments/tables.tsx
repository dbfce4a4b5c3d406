import type { Tournament, TournamentTable } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useNames } from './names.ts';
import { standingsQuery } from './queries.ts';
import classes from './tables.module.css';
import { useDecided } from './use-decided.ts';

interface Props {
  tournament: Tournament;
  linkKey: string | null;
}

/** The table of each group; a press on a rank says what decided between teams that are level. */
export function Tables({ tournament, linkKey }: Props) {
  const t = useT();
  const { data: tables, isError, refetch } = useQuery(standingsQuery(tournament._id, linkKey));
  if (!tables && isError) return <ErrorState title={t('tournaments.table.failed')} onRetry={() => void refetch()} />;
  if (!tables)
    return (
      <Loading>
        <Skeleton height={260} />
      </Loading>
    );
  if (tables.length === 0)
    return <EmptyState title={t('tournaments.table.none')}>{t('tournaments.table.noneBody')}</EmptyState>;
  return (
    <div className={classes.tables}>
      {tables.map((table) => (
        <Stack key={table.group ?? ''} gap={8} as="section">
          {table.group !== null && tables.length > 1 && (
            <Text as="h2" size={18}>
              {t('tournaments.match.group', { group: table.group })}
            </Text>
          )}
          <Table tournament={tournament} table={table} />
        </Stack>
      ))}
    </div>
  );
}

/** A table that is wider than the window, as with large letters, is scrolled by keys too. */
const scrolledByKeys = { tabIndex: 0 };

/** @param isPlain without what can be pressed */
export function Table({
  tournament,
  table,
  isPlain = false,
}: {
  tournament: Tournament;
  table: TournamentTable;
  isPlain?: boolean;
}) {
  const t = useT();
  const names = useNames(tournament);
  const decided = useDecided(table, names.team);
  const [shown, setShown] = useState<string | null>(null);
  const { team: mine } = tournament.viewer;
  const heads = ['played', 'won', 'drew', 'lost', 'difference', 'points'] as const;
  const caption =
    table.group === null ? t('tournaments.table.caption') : t('tournaments.match.group', { group: table.group });
  const shownTable = (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('tournaments.table.rank')}</span>
          </th>
          <th scope="col" className={classes.team}>
            {t('tournaments.table.team')}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" data-head={head}>
              <abbr title={t(`tournaments.table.${head}`)}>{t(`tournaments.table.short.${head}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => {
          const why = isPlain ? [] : decided(row.team);
          const isShown = shown === row.team && why.length > 0;
          const color = tournament.teams.find(({ _id }) => _id === row.team)?.color;
          return [
            <tr key={row.team} data-mine={row.team === mine || undefined}>
              <td className={classes.rank}>
                {why.length === 0 ? (
                  <span>{row.rank}</span>
                ) : (
                  <button
                    type="button"
                    aria-expanded={isShown}
                    aria-label={`${row.rank}. ${t('tournaments.table.why', { team: names.team(row.team) })}`}
                    onClick={() => setShown(isShown ? null : row.team)}
                  >
                    {row.rank}
                  </button>
                )}
              </td>
              <th scope="row" className={classes.team}>
                <i style={{ background: color }} aria-hidden="true" />
                <span>{names.team(row.team)}</span>
              </th>
              <td>{row.played}</td>
              <td data-head="won">{row.won}</td>
              <td data-head="drew">{row.drew}</td>
              <td data-head="lost">{row.lost}</td>
              <td>{signed(row.scored - row.against)}</td>
              <td className={classes.points}>{row.points}</td>
            </tr>,
            isShown && (
              <tr key={`${row.team} why`} className={classes.why}>
                <td colSpan={8}>
                  {why.map((words) => (
                    <p key={words}>{words}</p>
                  ))}
                </td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
  if (isPlain) return shownTable;
  return (
    <div className={classes.scroll} {...scrolledByKeys}>
      {shownTable}
    </div>
  );
}

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference).replace('-', '−'));
