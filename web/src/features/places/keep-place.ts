import { keptByScripts } from '@rondo/rules';
import type { PlaceSearch } from '../../platform/place-in-query.ts';
import { store } from '../../platform/stored.ts';

/** Stores the town that games were last searched around; never the device's own position. */
export function keepPlace({ name, latitude, longitude }: NonNullable<PlaceSearch['place']>): void {
  if (name !== '') store(keptByScripts.place, JSON.stringify({ name, latitude, longitude }));
}
