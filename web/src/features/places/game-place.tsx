import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './game-place.module.css';
import { LazyMap } from './lazy-map.tsx';

interface Props {
  latitude: number;
  longitude: number;
  address: string;
}

/** Of the map of a chosen game (1-games §9). */
const zoom = 15;

/** Where a game is: on the map, in the reader's own maps, or as text to copy. */
export function GamePlace({ latitude, longitude, address }: Props) {
  const t = useT();
  const copy = useCopy();
  const place = { latitude, longitude };
  const maps = `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
  return (
    <section>
      <h2 className={classes.title}>{t('match.map.title')}</h2>
      <LazyMap near label={t('match.map.label')} centre={place} zoom={zoom} pin={place} />
      <div className={classes.actions}>
        <a className={classes.open} href={maps} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={18} />
          {t('match.map.open')}
        </a>
        <Button variant="secondary" onClick={() => copy(address, t('match.addressCopied'))}>
          <Icon name="copy" size={18} />
          {t('match.copyAddress')}
        </Button>
      </div>
    </section>
  );
}
