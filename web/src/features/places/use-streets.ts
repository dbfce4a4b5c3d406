import { useEffect, useState } from 'react';
import { useSettings } from '../../platform/settings.tsx';
import type { drawStreets, OpenStreets } from './streets-layer.ts';

/** The operator's vector map, once it can be reached, with the code that draws it. */
export interface Streets {
  open: OpenStreets;
  draw: typeof drawStreets;
}

/** `opening` while the map is being opened; null if there is none or it can't be reached, so that the offline map is shown alone. */
export function useStreets(): Streets | 'opening' | null {
  const { streetsUrl } = useSettings();
  const [streets, setStreets] = useState<Streets | 'opening' | null>(streetsUrl === null ? null : 'opening');
  useEffect(() => {
    if (streetsUrl === null) return undefined;
    let isGone = false;
    const open = async () => {
      const { drawStreets, openStreets } = await import('./streets-layer.ts');
      return { open: await openStreets(streetsUrl), draw: drawStreets };
    };
    const show = async () => {
      const opened = await open().catch(() => null);
      if (!isGone) setStreets(opened);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [streetsUrl]);
  return streets;
}
