import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  /** Called with a place whose name is empty, because it is the reader's own position. */
  onFound: (place: { name: string; latitude: number; longitude: number }) => void;
  /** Whether a phone shows only the icon. */
  isShort?: boolean;
}

const options = { timeout: 10_000, maximumAge: 300_000 };

/** Asks the browser for the reader's location, only when pressed. A refusal or failure is shown as a sentence. */
export function NearMe({ onFound, isShort = false }: Props) {
  const t = useT();
  const [working, setWorking] = useState(false);
  const find = () => {
    setWorking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setWorking(false);
        onFound({ name: '', latitude: round(coords.latitude), longitude: round(coords.longitude) });
      },
      ({ code, PERMISSION_DENIED }) => {
        setWorking(false);
        showBanner('info', code === PERMISSION_DENIED ? t('filters.placeDenied') : t('filters.placeFailed'));
      },
      options,
    );
  };
  return (
    <SubmitButton type="button" variant="secondary" working={working} onClick={find}>
      <Icon name="pin" size={18} />
      <span className={isShort ? 'visually-hidden-on-phone' : undefined}>{t('filters.nearMe')}</span>
    </SubmitButton>
  );
}

/** About 100 m: enough to find games, not enough to find a door. */
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
