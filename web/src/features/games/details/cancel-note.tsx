import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import classes from './cancel-note.module.css';

/** The person who cancelled a game, and their note; nothing if neither is known. */
export function CancelNote({ game: { cancelled_by: by, cancel_note: note } }: { game: GameDetails }) {
  const t = useT();
  if (!by && !note) return null;
  return (
    <figure className={classes.note}>
      <figcaption>{t(`match.cancelledBy.${by ?? 'somebody'}`)}</figcaption>
      {note && <blockquote>{note}</blockquote>}
    </figure>
  );
}
