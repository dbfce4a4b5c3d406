import { Link } from '../platform/link.tsx';
import classes from './read-link.module.css';

interface Props {
  path: string;
  /** For screen readers: added to the visible words, which are the same for each text. */
  name: string;
  words: string;
  newTab: string;
}

/** Opens a text in a new tab, so that nothing chosen or typed is lost. */
export function ReadLink({ path, name, words, newTab }: Props) {
  return (
    <Link to={path} target="_blank" rel="noopener" className={classes.read}>
      {words}
      <span className="visually-hidden">
        {' '}
        {name} {newTab}
      </span>
    </Link>
  );
}
