import type { GameCard } from '@rondo/contract';
import { useState } from 'react';
import type { Search } from '../../features/games/search.ts';
import MapResults from './map-results.tsx';

/** The whole country in a column's width. */
const country = { latitude: 52.2, longitude: 5.3, zoom: 7 };

/** The map beside the list: moving it leaves the list and the address as they are. */
export default function SideMap({ search, pointed }: { search: Search; pointed: GameCard | null }) {
  const [at, setAt] = useState<Search['at']>(search.place ? null : country);
  return <MapResults search={{ ...search, at }} onMove={(next) => setAt(next ?? country)} pointed={pointed} beside />;
}
