import type { GameCard, MapCell } from '@rondo/contract';
import { mapLimits } from '@rondo/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { mapGamesQuery } from '../../features/finding/queries.ts';
import { filtersOf, type Search } from '../../features/finding/search.ts';
import { ClusterMap, type Cluster, type MapPart } from '../../features/places/cluster-map.tsx';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ChosenGames } from './chosen-games.tsx';
import classes from './map-results.module.css';

interface Props {
  search: Search;
  onMove: (at: Search['at']) => void;
  /** The game whose pin or cluster is marked. */
  pointed?: GameCard | null;
  /** Whether the map stands beside the list, as tall as its place. */
  beside?: boolean;
}

/** From this zoom on, a button leads back to the whole country. */
const countryZoom = 8;
/** The zoom that shows a radius of this many kilometres. */
const zoomOfRadius: Record<number, number> = { 10: 11, 25: 10, 50: 9, 75: 8, 100: 8 };

/** The games of a search on the map, in clusters. Pressing one zooms in, or shows its games if they are all in one place. */
export default function MapResults({ search, onMove, pointed = null, beside = false }: Props) {
  const { t, explain } = useI18n();
  const [part, setPart] = useState<MapPart | null>(null);
  const [chosen, setChosen] = useState<MapCell | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const labelOf = useLabels();
  const filters = filtersOf(search);
  const { south = 0, west = 0, north = 0, east = 0, zoom = 0 } = part ?? {};
  const { data, error, refetch } = useQuery({
    ...mapGamesQuery({ ...filters, south, west, north, east, zoom }),
    enabled: part !== null,
    placeholderData: keepPreviousData,
  });
  const around = search.place && { ...search.place, zoom: zoomOfRadius[search.radius] ?? 10 };
  const cells = new Map((data?.cells ?? []).map((cell) => [keyOf(cell), cell]));
  const clusters = [...cells].map(([key, cell]) => ({
    key,
    latitude: cell.latitude,
    longitude: cell.longitude,
    count: cell.count,
    label: labelOf(cell, zoom),
    chosen: chosen === null ? pointed !== null && holds(cell, pointed) : keyOf(chosen) === key,
  }));
  const press = ({ key }: Cluster, map: { fitBounds: FitBounds; getContainer: () => HTMLElement }) => {
    const cell = cells.get(key);
    if (!cell) return;
    if (atOnePlace(cell) || zoom >= mapLimits.deepestZoom) {
      setChosen(cell);
      return;
    }
    const { bounds } = cell;
    setChosen(null);
    // The button disappears with its cluster, so the map takes the keyboard's focus.
    map.getContainer().focus();
    map.fitBounds(
      [
        [bounds.south, bounds.west],
        [bounds.north, bounds.east],
      ],
      { padding: [40, 40], maxZoom: Math.max(zoom + 1, mapLimits.deepestZoom) },
    );
  };
  if (error && !data)
    return <ErrorState title={t('games.map.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  return (
    <div className={`${classes.frame} ${beside ? classes.beside : ''}`}>
      <ClusterMap
        label={t('games.map.label')}
        clusters={clusters}
        at={search.at ?? around}
        onMove={(next) => {
          setPart(next);
          const { latitude, longitude, zoom: closeness } = next;
          if (part !== null) onMove({ latitude, longitude, zoom: closeness });
        }}
        onPress={press}
      />
      <output className={classes.said}>{data && t('games.map.found', { count: data.totalCount })}</output>
      {search.at && search.at.zoom > countryZoom && !search.place && (
        <Button variant="secondary" className={classes.whole} onClick={() => onMove(null)}>
          {t('games.map.whole')}
        </Button>
      )}
      {chosen && <ChosenGames key={keyOf(chosen)} cell={chosen} search={search} onClose={close} />}
    </div>
  );
}

/** Whether a game is among those of a cell. */
function holds({ bounds }: MapCell, { location: { coordinates } }: GameCard): boolean {
  const [longitude, latitude] = coordinates;
  return latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east;
}

type FitBounds = (bounds: [number, number][], options: { padding: [number, number]; maxZoom: number }) => unknown;

const keyOf = ({ latitude, longitude, count }: MapCell) => `${latitude},${longitude},${count}`;

/** Whether all games are at one venue, so that zooming in would not separate them. */
function atOnePlace({ bounds: { south, west, north, east } }: MapCell): boolean {
  return south === north && west === east;
}

function useLabels() {
  const { t } = useI18n();
  const now = useNow();
  const formats = useFormats();
  return (cell: MapCell, zoom: number) => {
    const [game] = cell.matches;
    if (cell.count === 1 && game) {
      const when = `${formats.relativeDay(game.game_date, now)}, ${formats.time(game.game_date)}`;
      return t('games.map.game', { name: game.name, when });
    }
    const here = atOnePlace(cell) || zoom >= mapLimits.deepestZoom;
    return t(here ? 'games.map.place' : 'games.map.cluster', { count: cell.count });
  };
}
