import type { GameCard } from '@rondo/contract';
import { useState } from 'react';
import type { Search } from '../../features/finding/search.ts';
import MapResults from './map-results.tsx';

/** The map beside the list: moving it leaves the list and the address as they are. */
export default function SideMap({ search, pointed }: { search: Search; pointed: GameCard | null }) {
  const [at, setAt] = useState<Search['at']>(null);
  return <MapResults search={{ ...search, at }} onMove={setAt} pointed={pointed} beside />;
}
