import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUnproved } from '../../../platform/unproved-spot.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './spots.module.css';

/** Reminds a guest who hasn't opened the link in their mail yet to do so, and until when. */
export function UnprovedSpot({ game }: { game: GameDetails }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const spot = useUnproved(game._id);
  if (!spot || Date.parse(spot.until) <= now || game.viewer?.joined || game.status === 'cancelled') return null;
  return (
    <section className={classes.offer} aria-labelledby="unproved-spot">
      <h2 id="unproved-spot" className={classes.offerTitle}>
        <Icon name="clock" />
        {t('spots.guest.unprovedTitle')}
      </h2>
      <p>{t('spots.guest.unprovedBody', { email: spot.email, until: formats.time(spot.until) })}</p>
    </section>
  );
}
