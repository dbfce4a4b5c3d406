import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { votableGamesQuery } from '../../features/ratings/queries.ts';
import { ratingPath } from '../../features/ratings/steps.ts';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './rate-players.module.css';

/** Asks to rate the latest game that can still be rated (pages.md#home); nothing if there is none. */
export function RatePlayers() {
  const t = useT();
  const { data: [latest, ...others] = [] } = useQuery(votableGamesQuery);
  if (!latest) return null;
  return (
    <section className={classes.card}>
      <Icon name="star" size={28} />
      <div className={classes.words}>
        <h2>{t('home.rate.title', { game: latest.name })}</h2>
        <p>{t('home.rate.body')}</p>
        {others.length > 0 && <Link to="/profile?tab=ratable">{t('home.rate.more', { count: others.length })}</Link>}
      </div>
      <ButtonLink to={ratingPath(latest._id)}>{t('home.rate.button')}</ButtonLink>
    </section>
  );
}
