import type { TournamentMatch, TournamentTeam } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Names } from './names.ts';
import classes from './match-row.module.css';

interface Props {
  match: TournamentMatch;
  names: Names;
  teams: readonly TournamentTeam[];
  /** The reader's team, which is marked. */
  mine?: string | null;
  /** Opens its result, for those who may enter it. */
  onEnter?: (() => void) | undefined;
  /** Opens where another court or time is chosen, for who leads: its time is then a button. */
  move?: { label: string; open: () => void } | undefined;
}

/** A match: when and where, what for, its teams with what they have; what it waits for, and who has duties at it. */
export function MatchRow({ match, names, teams, mine = null, onEnter, move }: Props) {
  const t = useT();
  const { status, sides, score, result, duties, entered } = match;
  const gaveUp = result?.gaveUp ?? null;
  const aside = [
    gaveUp === null ? '' : t('tournaments.match.gaveUp', { team: names.side(sides[gaveUp]) }),
    result?.shootOut == null ? '' : t('tournaments.match.shootOut', { team: names.side(sides[result.shootOut]) }),
    result && result.parts.length > 1 ? result.parts.map((part) => part.join('–')).join(' · ') : '',
    entered && entered.changes > 0 ? t('tournaments.match.changed', { count: entered.changes }) : '',
    status === 'waiting' ? names.waits(match) : '',
    ...(status === 'over' || status === 'notNeeded'
      ? []
      : duties.map(({ role, side }) => t(`tournaments.match.duty.${role}`, { team: names.side(side) }))),
  ].filter((words) => words !== '');
  const what = (
    <>
      <span className={classes.what}>{names.match(match)}</span>
      <span className={classes.sides}>
        {([0, 1] as const).map((which) => {
          const side = sides[which];
          const color = teams.find(({ _id }) => _id === side.team)?.color;
          return (
            <span
              key={which}
              className={classes.side}
              data-mine={(side.team !== null && side.team === mine) || undefined}
              data-open={side.team === null || undefined}
              data-lost={lost(match, which) || undefined}
            >
              <i style={{ background: color }} aria-hidden="true" />
              <span className={classes.name}>{names.side(side)}</span>
              {score && <span className={classes.score}>{score[which]}</span>}
            </span>
          );
        })}
      </span>
      {onEnter && <Icon name="right" size={18} className={classes.way} />}
      {aside.length > 0 && <span className={classes.aside}>{aside.join(' · ')}</span>}
    </>
  );
  const about = onEnter ? (
    <button type="button" className={`${classes.about} ${classes.pressed}`} aria-haspopup="dialog" onClick={onEnter}>
      <span className="visually-hidden">{t('tournaments.match.enter', { match: names.match(match) })}</span>
      {what}
    </button>
  ) : (
    <span className={classes.about}>{what}</span>
  );
  return (
    <div className={classes.match} data-status={status}>
      <span className={classes.grid}>
        {move ? (
          <button
            type="button"
            className={`${classes.when} ${classes.moved}`}
            aria-haspopup="dialog"
            onClick={move.open}
          >
            <span className="visually-hidden">{move.label}</span>
            <When match={match} isBare />
            <Icon name="down" size={14} />
          </button>
        ) : (
          <span className={classes.when}>
            <When match={match} />
          </span>
        )}
        {about}
      </span>
    </div>
  );
}

/** @param isBare without the chip, inside a button */
function When({ match: { status, startsAt, court }, isBare = false }: Pick<Props, 'match'> & { isBare?: boolean }) {
  const t = useT();
  const formats = useFormats();
  if (status === 'notNeeded') return t('tournaments.match.notNeeded');
  return (
    <>
      {status === 'playing' && isBare ? (
        <b>{t('tournaments.match.now')}</b>
      ) : status === 'playing' ? (
        <Chip tone="turf" icon="play">
          {t('tournaments.match.now')}
        </Chip>
      ) : (
        <b>
          {startsAt === null
            ? status === 'over'
              ? t('tournaments.match.over')
              : t('tournaments.match.called')
            : formats.time(startsAt)}
        </b>
      )}
      {court !== null && <span>{court}</span>}
    </>
  );
}

/** Whether a side lost: it has less, or gave up, or lost the shoot-out. */
function lost({ score, result }: TournamentMatch, which: 0 | 1): boolean {
  if (!result || !score) return false;
  if (result.gaveUp !== null) return result.gaveUp === which;
  const other = which === 0 ? 1 : 0;
  if (score[0] === score[1]) return result.shootOut === other;
  return score[which] < score[other];
}
