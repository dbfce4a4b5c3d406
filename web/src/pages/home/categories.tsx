import { sportTable } from '@rondo/rules';
import { categoryLink } from '../../features/finding/category-link.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import classes from './categories.module.css';

const categories = ['Football', 'Basketball', 'Volleyball'] as const;

/** Football, basketball and volleyball, each leading to its games of the next 90 days (pages.md#home). */
export function Categories() {
  return (
    <Section title={useT()('home.categories.title')}>
      <Fields />
    </Section>
  );
}

/** The same without a title, and lower. @param isLow among other lists */
export function Fields({ isLow = false }: { isLow?: boolean }) {
  const t = useT();
  const now = useNow();
  return (
    <ul className={classes.fields} data-low={isLow || undefined}>
      {categories.map((sport) => (
        <li key={sport}>
          <Link to={categoryLink(sport, now)} className={classes.field}>
            <FieldPattern sport={sport} surface={sportTable[sport].ground} className={classes.ground} />
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
  );
}
