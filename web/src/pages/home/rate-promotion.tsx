import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { votableGamesQuery } from '../../features/games/queries.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './rate-promotion.module.css';

const shown = 3;

/** The games whose players one can still rate; nothing when there is none. */
export function RatePromotion() {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { data: games = [] } = useQuery(votableGamesQuery);
  if (games.length === 0) return null;
  return (
    <section className={classes.box}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Icon name="star" size={28} />
          {t('home.rate.title')}
        </h2>
        <p>{t('home.rate.body', { count: games.length })}</p>
      </div>
      <ul className={classes.games}>
        {games.slice(0, shown).map((game) => (
          <li key={game._id}>
            <Link to={`/match/${game._id}`} className={classes.game}>
              <SportMark sport={game.sport} size={24} />
              <span className={classes.name}>
                {game.name}
                <span className={classes.when}>
                  {formats.day(game.game_date, now)} · {game.location.city}
                </span>
              </span>
              <Icon name="forward" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
