import { keptByScripts } from '@rondo/rules';
import type { PlaceSearch } from '../../platform/place-in-query.ts';
import { store } from '../../platform/stored.ts';

/** Remembers the town that games were last searched around; never where the device is. */
export function keepPlace({ name, latitude, longitude }: NonNullable<PlaceSearch['place']>): void {
  if (name !== '') store(keptByScripts.place, JSON.stringify({ name, latitude, longitude }));
}
