import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Button, OutLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { mapsLink } from '../../ui/maps-link.ts';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './game-place.module.css';
import { LazyMap } from './lazy-map.tsx';

interface Props {
  latitude: number;
  longitude: number;
  address: string;
}

/** The zoom for a chosen game: where the map has no streets, the town in its surroundings (pages.md#map). */
const zooms = { plain: 10, streets: 16 };

/** Where a game is: on the map, in the reader's own maps app, or as text to copy. */
export function GamePlace({ latitude, longitude, address }: Props) {
  const t = useT();
  const copy = useCopy();
  const { streetsUrl, tileUrl } = useSettings();
  const zoom = streetsUrl === null && tileUrl === null ? zooms.plain : zooms.streets;
  const place = { latitude, longitude };
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {t('match.map.title')}
      </Text>
      <LazyMap near label={t('match.map.label')} centre={place} zoom={zoom} pin={place} />
      <Row gap={10} wrap above={12} className={classes.actions}>
        <OutLink variant="secondary" href={mapsLink(latitude, longitude, 'place')}>
          <Icon name="pin" size={18} />
          {t('match.map.open')}
        </OutLink>
        <Button variant="secondary" onClick={() => copy(address, t('match.addressCopied'))}>
          <Icon name="copy" size={18} />
          {t('match.copyAddress')}
        </Button>
      </Row>
    </section>
  );
}
