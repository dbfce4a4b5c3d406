import { Link } from 'react-router';
import { categoryLink } from '../../features/games/category-link.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import classes from './categories.module.css';

const categories = [
  ['Football', 'Grass'],
  ['Basketball', 'Indoors'],
  ['Volleyball', 'Sand'],
] as const;

/** Football, basketball, volleyball: each leads to its games of the coming 90 days (1-games §2). */
export function Categories() {
  const t = useT();
  const now = useNow();
  return (
    <Section title={t('home.categories.title')}>
      <ul className={classes.fields}>
        {categories.map(([sport, surface]) => (
          <li key={sport}>
            <Link to={categoryLink(sport, now)} className={classes.field}>
              <FieldPattern sport={sport} surface={surface} className={classes.ground} />
              <span className={classes.words}>
                <span className={classes.name}>{t(`games.sport.${sport}`)}</span>
                <span className={classes.text}>{t(`home.categories.${sport}`)}</span>
              </span>
              <span className={classes.go}>
                <Icon name="forward" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
