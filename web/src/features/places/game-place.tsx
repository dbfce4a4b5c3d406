import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Button, IconButton, OutLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { mapsLink } from '../../ui/maps-link.ts';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './game-place.module.css';
import { LazyMap } from './lazy-map.tsx';

interface Props {
  latitude: number;
  longitude: number;
  /** Where it is in full, to copy. */
  address: string;
  /** What the head of the page leaves out of it; it may be nothing. */
  street: string;
  /** How far it is by bike, if the reader's town is known. */
  byBike: { minutes: number; city: string } | null;
}

/** The zoom for a chosen game: where the map has no streets, the town in its surroundings (pages.md#map). */
const zooms = { plain: 10, streets: 16 };

/** Where a game is: on the map, in the reader's own maps app, or as text to copy. */
export function GamePlace({ latitude, longitude, address, street, byBike }: Props) {
  const t = useT();
  const copy = useCopy();
  const { streetsUrl, tileUrl } = useSettings();
  const hasStreets = streetsUrl !== null || tileUrl !== null;
  const place = { latitude, longitude };
  // Without streets the map shows little that the address doesn't say.
  const [isShown, setShown] = useState(hasStreets);
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {t('match.map.title')}
      </Text>
      <Row gap={12} align="center" below={12}>
        <p className={classes.address}>
          {street || address}
          {byBike && (
            <Text as="span" size={14} tone="muted" ownLine>
              {t('match.byBike', byBike)}
            </Text>
          )}
        </p>
        <IconButton label={t('match.copyAddress')} onClick={() => copy(address, t('match.addressCopied'))}>
          <Icon name="copy" />
        </IconButton>
      </Row>
      {isShown && (
        <LazyMap
          near
          low
          label={t('match.map.label')}
          centre={place}
          zoom={hasStreets ? zooms.streets : zooms.plain}
          pin={place}
        />
      )}
      <Row gap={10} wrap above={isShown ? 12 : undefined} className={classes.actions}>
        {!isShown && (
          <Button variant="secondary" onClick={() => setShown(true)}>
            <Icon name="map" size={18} />
            {t('match.map.show')}
          </Button>
        )}
        <OutLink variant="secondary" href={mapsLink(latitude, longitude, 'place')}>
          <Icon name="pin" size={18} />
          {t('match.map.open')}
        </OutLink>
      </Row>
    </section>
  );
}
