import type { Tournament, TournamentMatch } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './brackets.module.css';
import { type Names, useNames } from './names.ts';
import { type Tree, treesOf } from './trees.ts';

/** The brackets: on a phone a round at a time, of which the next one peeps in; on a desktop the whole tree. */
export function Brackets({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const names = useNames(tournament);
  const trees = treesOf(tournament.matches);
  if (trees.length === 0)
    return <EmptyState title={t('tournaments.bracket.none')}>{t('tournaments.bracket.noneBody')}</EmptyState>;
  return (
    <Stack gap={24}>
      {trees.map((tree, index) => (
        <Stack key={tree.last.id} gap={8} as="section">
          {/* A single match says itself what it is for. */}
          {index > 0 && tree.columns.length > 1 && (
            <Text as="h2" size={18}>
              {tree.last.stage === 'losers' ? t('tournaments.bracket.losers') : names.match(tree.last)}
            </Text>
          )}
          <Bracket tournament={tournament} tree={tree} names={names} />
        </Stack>
      ))}
    </Stack>
  );
}

/** Keys scroll it too. */
const byKeys = { tabIndex: 0 };

interface Props {
  tournament: Pick<Tournament, 'teams' | 'viewer'>;
  tree: Tree;
  names: Names;
}

export function Bracket({ tournament, tree: { columns, last }, names }: Props) {
  const t = useT();
  return (
    <section
      className={classes.bracket}
      {...byKeys}
      aria-label={t('tournaments.bracket.label', { name: names.match(last) })}
    >
      {[...columns.entries()].map(([round, column]) => (
        <ol key={round} className={classes.column}>
          {[...column.entries()].map(([place, match]) => (
            <li
              key={match?.id ?? place}
              className={classes.cell}
              data-gap={match === null || undefined}
              data-fed={columns[round - 1]?.slice(2 * place, 2 * place + 2).some(Boolean) || undefined}
            >
              {match && <Box match={match} names={names} mine={tournament.viewer.team} />}
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

function Box({ match, names, mine }: { match: TournamentMatch; names: Names; mine: string | null }) {
  const t = useT();
  const formats = useFormats();
  const { sides, score, status, startsAt, court } = match;
  const when =
    status === 'playing'
      ? t('tournaments.match.now')
      : status === 'notNeeded'
        ? t('tournaments.match.notNeeded')
        : [status !== 'over' && startsAt !== null && formats.time(startsAt), status !== 'over' && court]
            .filter(Boolean)
            .join(', ');
  return (
    <div className={classes.box} data-status={status}>
      <span className={classes.what}>
        {names.match(match)}
        {when && <b>{when}</b>}
      </span>
      {([0, 1] as const).map((which) => (
        <span
          key={which}
          className={classes.side}
          data-open={sides[which].team === null || undefined}
          data-mine={(sides[which].team !== null && sides[which].team === mine) || undefined}
        >
          <span>{names.side(sides[which])}</span>
          {score && <b>{score[which]}</b>}
        </span>
      ))}
    </div>
  );
}
