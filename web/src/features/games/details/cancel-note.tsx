import { useT } from '../../../platform/i18n.tsx';
import classes from './cancel-note.module.css';

/** What the organiser said on cancelling. */
export function CancelNote({ note }: { note: string }) {
  const t = useT();
  return (
    <figure className={classes.note}>
      <figcaption>{t('match.cancelNote')}</figcaption>
      <blockquote>{note}</blockquote>
    </figure>
  );
}
