import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import classes from './console-shell.module.css';
import { sections } from './sections.ts';

/** What there is in the console, on its first page. */
export function SectionsList() {
  const t = useT();
  return (
    <div className={classes.cards}>
      {sections.map(({ path, name, intro }) => (
        <Link key={path} to={path} className={classes.card}>
          <h2>{t(name)}</h2>
          <p>{t(intro)}</p>
        </Link>
      ))}
    </div>
  );
}
