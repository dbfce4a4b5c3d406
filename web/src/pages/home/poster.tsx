import { sports } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { usersCountQuery } from '../../features/accounts/users-count.ts';
import { categoryLink } from '../../features/finding/category-link.ts';
import { playedCountQuery } from '../../features/finding/queries.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroScene } from '../../ui/hero-scene.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { Pitch } from './pitch.tsx';
import { RollingNumber } from './rolling-number.tsx';
import { Soon, useSoonGames } from './soon.tsx';
import classes from './poster.module.css';

/** The first thing a visitor sees: the picture of the next game, what Rondo is for, and the next games. */
export function Poster() {
  const t = useT();
  const now = useNow();
  const users = useQuery(usersCountQuery).data;
  const played = useQuery(playedCountQuery).data;
  const [next] = useSoonGames();
  return (
    <section className={classes.poster}>
      <div className={classes.top}>
        {next ? <HeroScene game={next} /> : <Pitch />}
        <div className={classes.words}>
          <h1 className={classes.title}>{t('home.poster.title')}</h1>
          <p className={classes.lead}>{t('home.poster.lead')}</p>
          <div className={classes.actions}>
            <ButtonLink to="/allgames" size="large">
              {t('home.poster.find')}
              <Icon name="forward" />
            </ButtonLink>
          </div>
          <dl className={classes.counters}>
            <Counter value={users} name={t('home.poster.players')} />
            <Counter value={played} name={t('home.poster.played')} />
          </dl>
        </div>
      </div>
      <Soon />
      <nav className={classes.sports} aria-label={t('home.poster.pick')}>
        <ul>
          {sports.map((sport) => (
            <li key={sport}>
              <Link to={categoryLink(sport, now)}>
                <SportMark sport={sport} size={22} />
                {t(`games.sport.${sport}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

function Counter({ value, name }: { value: number | undefined; name: string }) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <RollingNumber value={value} />
      </dd>
    </div>
  );
}
