import { keptInBrowser } from '@rondo/rules';
import type { PlaceSearch } from '../../platform/place-in-query.ts';
import { store, useStored } from '../../platform/stored.ts';

type Place = NonNullable<PlaceSearch['place']>;

/** Remembers the town that games were last searched around; never where the device is. */
export function keepPlace({ name, latitude, longitude }: Place): void {
  if (name !== '') store(keptInBrowser.place, JSON.stringify({ name, latitude, longitude }));
}

/** The town that this browser last searched around; null while the server renders. */
export function useKeptPlace(): Place | null {
  const kept = useStored(keptInBrowser.place);
  return kept === null ? null : (JSON.parse(kept) as Place);
}
