import type { GameCard } from '@rondo/contract';
import { useState } from 'react';
import type { Search } from '../../features/finding/search.ts';
import MapResults from './map-results.tsx';

/** The map beside the list; moving it changes neither the list nor the address. */
export default function SideMap({ search, pointed }: { search: Search; pointed: GameCard | null }) {
  const [at, setAt] = useState<Search['at']>(null);
  return <MapResults search={{ ...search, at }} onMove={setAt} pointed={pointed} beside />;
}
