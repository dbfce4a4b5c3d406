import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { Text } from '../../../ui/layout.tsx';
import classes from './cancel-note.module.css';

/** Tells a player who was taken out of a game by whom and why, and what follows from it (product.md#taking-a-player-out). */
export function TakenOutNote({
  takenOut: { by, reason },
}: {
  takenOut: NonNullable<NonNullable<GameDetails['viewer']>['takenOut']>;
}) {
  const t = useT();
  return (
    <figure className={classes.note}>
      <figcaption>{t(`match.takenOut.${by}`)}</figcaption>
      {reason && <blockquote>{reason}</blockquote>}
      <Text above={8}>{t('match.takenOut.after')}</Text>
    </figure>
  );
}
