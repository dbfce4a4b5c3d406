import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import classes from './console-shell.module.css';
import { sections } from './sections.ts';

/** The sections of the console, on its first page. */
export function SectionsList() {
  const t = useT();
  return (
    <div className={classes.cards}>
      {Object.entries(sections).map(([path, words]) => (
        <Link key={path} to={`/console/${path}`} className={classes.card}>
          <h2>{t(`${words}.title`)}</h2>
          <p>{t(`${words}.intro`)}</p>
        </Link>
      ))}
    </div>
  );
}
