import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import classes from './partners.module.css';

/** Partners that the operator named. */
export function Partners() {
  const t = useT();
  const { partners } = useSettings();
  if (partners.length === 0) return null;
  return (
    <section className={classes.partners}>
      <h2 className={classes.title}>{t('home.partners.title')}</h2>
      <ul className={classes.marks}>
        {partners.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
