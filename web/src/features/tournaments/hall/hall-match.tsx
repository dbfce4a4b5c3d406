import type { TournamentMatch, TournamentTeam } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import type { Names } from '../names.ts';
import classes from './hall.module.css';

interface Props {
  match: TournamentMatch;
  names: Names;
  teams: readonly TournamentTeam[];
}

/** A match that is read from afar. */
export function HallMatch({ match, names, teams }: Props) {
  const t = useT();
  const formats = useFormats();
  const { sides, score, startsAt, court } = match;
  return (
    <div className={classes.match}>
      <p className={classes.when}>
        <b>{startsAt === null ? t('tournaments.match.called') : formats.time(startsAt)}</b>
        {court !== null && <span>{court}</span>}
        <span>{names.match(match)}</span>
      </p>
      {([0, 1] as const).map((which) => (
        <p key={which} className={classes.side}>
          <i style={{ background: teams.find(({ _id }) => _id === sides[which].team)?.color }} aria-hidden="true" />
          <span>{names.side(sides[which])}</span>
          {score && <b>{score[which]}</b>}
        </p>
      ))}
    </div>
  );
}
