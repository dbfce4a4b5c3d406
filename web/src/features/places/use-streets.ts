import { useEffect, useState } from 'react';
import { useSettings } from '../../platform/settings.tsx';
import type { drawStreets, OpenStreets } from './streets-layer.ts';

/** The operator's vector map, once it answers, with what draws it. */
export interface Streets {
  open: OpenStreets;
  draw: typeof drawStreets;
}

/** `opening` while it is asked for; null when there is none or it can't be reached, and the offline map stands alone. */
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
