import { keptInBrowser } from '@rondo/rules';
import { store, useStored } from '../../platform/stored.ts';

export interface KeptPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** Remembers the town that games were last searched around; never where the device is. */
export function keepPlace({ name, latitude, longitude }: KeptPlace): void {
  if (name !== '') store(keptInBrowser.place, JSON.stringify({ name, latitude, longitude }));
}

/** The town that this browser last searched around; null while the server renders. */
export function useKeptPlace(): KeptPlace | null {
  const kept = useStored(keptInBrowser.place);
  return kept === null ? null : (JSON.parse(kept) as KeptPlace);
}
