import { useQuery } from '@tanstack/react-query';
import { featuredCommunitiesQuery } from '../../features/communities/queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './partners.module.css';

/** Trusted partners as wordmarks: the featured communities, each with the mark of its sport. */
export function Partners() {
  const t = useT();
  const { data: partners = [] } = useQuery(featuredCommunitiesQuery);
  if (partners.length === 0) return null;
  return (
    <section className={classes.partners}>
      <h2 className={classes.title}>{t('home.partners.title')}</h2>
      <ul className={classes.marks}>
        {partners.map(({ _id, shortCode, name, sport }) => (
          <li key={_id}>
            <Link to={`/community/${shortCode}`} className={classes.mark}>
              <SportMark sport={sport} size={30} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
