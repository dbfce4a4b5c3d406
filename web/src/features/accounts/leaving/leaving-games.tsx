import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { Link } from '../../../platform/link.tsx';
import classes from '../settings/settings.module.css';

interface Props {
  games: readonly { match: { _id: string; name: string; game_date: string }; note: string | null }[];
}

/** Games affected by deleting the account, each with what happens to it. */
export function LeavingGames({ games }: Props) {
  const formats = useFormats();
  const now = useNow();
  return (
    <ul className={classes.games}>
      {games.map(({ match, note }) => (
        <li key={match._id} className={classes.game}>
          <Link to={`/match/${match._id}`}>{match.name}</Link>
          <span className={`${classes.when} numbers`}>
            {[formats.day(match.game_date, now), note].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
