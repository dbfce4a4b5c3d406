import { keptByScripts } from '@rondo/rules';
import type { PlaceSearch } from '../../platform/place-in-query.ts';
import { useStored } from '../../platform/stored.ts';

type Place = NonNullable<PlaceSearch['place']>;

/** The town that this browser last searched around; null while the server renders. */
export function useKeptPlace(): Place | null {
  const kept = useStored(keptByScripts.place);
  return kept === null ? null : (JSON.parse(kept) as Place);
}
