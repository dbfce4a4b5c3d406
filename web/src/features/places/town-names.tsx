import { DomUtil, latLng, type LatLng, Marker, type Map as LeafletMap, type Point } from 'leaflet';
import { useEffect } from 'react';
import { useFormats } from '../../platform/formats.ts';
import packed from './map-towns.json';
import { arrowTo, atEdge, type Box, type Placed, placeLabels, type Wanted } from './place-labels.ts';
import { useMap } from './use-map.ts';

interface Town {
  name: string;
  at: LatLng;
  /** Its rank by number of inhabitants; the largest town's is 0. */
  rank: number;
}

const towns: Town[] = packed.towns.split('\n').map((line, rank) => {
  const [name = '', x, y] = line.split('|');
  return { name, at: latLng(Number(y) / 1000, Number(x) / 1000), rank };
});

/** Larger towns have larger names: the last rank of each size, and its font size in pixels. */
const sizes = [
  { rank: packed.named[0] ?? 0, pixels: 15 },
  { rank: packed.named[3] ?? 0, pixels: 13.5 },
  { rank: towns.length, pixels: 12.5 },
];
const sizeOf = (rank: number) => sizes.find((size) => rank < size.rank) ?? { pixels: 12.5 };

/** How far from its point a name may stand if pins cover that place: hardly at all for small towns. */
const reachOf = (rank: number) => (rank < (packed.named[1] ?? 0) ? 30 : 10);

/** Above the shapes, below the pins. */
const paneName = 'names';

/** From this zoom on, names at the edges show what lies beyond them. */
const nearZoom = 11;
const beyondShown = 3;
const margin = 10;

/** Names of towns on the surrounding map, as many as there is room for, and when zoomed in also of towns beyond its edges. Decorative. */
export function TownNames() {
  const map = useMap();
  const { distance: far } = useFormats();
  useEffect(() => {
    const pane = map.getPane(paneName) ?? map.createPane(paneName);
    const layer = DomUtil.create('div', 'leaflet-zoom-hide', pane);
    layer.setAttribute('aria-hidden', 'true');
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => layer.replaceChildren(...namesOf(map, far)));
    };
    map.on('moveend zoomend resize layeradd layerremove', draw);
    draw();
    return () => {
      cancelAnimationFrame(frame);
      map.off('moveend zoomend resize layeradd layerremove', draw);
      layer.remove();
    };
  }, [map, far]);
  return null;
}

/** Formats kilometres in the reader's language. */
type SayFar = (kilometres: number) => string;

function namesOf(map: LeafletMap, far: SayFar): HTMLElement[] {
  const zoom = Math.floor(map.getZoom());
  const size = map.getSize();
  // Layers are positioned from the map's own origin, which a drag moves.
  const corner = map.containerPointToLayerPoint([0, 0]);
  const frame = { left: margin, top: margin, right: size.x - margin, bottom: size.y - margin };
  const marks = [...marksOn(map), ...controlsOn(map)];
  const named = packed.named[zoom - 6] ?? towns.length;
  const seen = map.getBounds();
  const wanted = towns.slice(0, named).flatMap(({ name, at, rank }) => {
    if (!seen.contains(at)) return [];
    const { x, y } = map.latLngToContainerPoint(at);
    return [{ name, x, y, reach: reachOf(rank), pixels: sizeOf(rank).pixels, ...measure(name, sizeOf(rank).pixels) }];
  });
  const placed = placeLabels(wanted, marks, frame);
  const pixelsOf = new Map(wanted.map(({ name, pixels }) => [name, pixels]));
  const names = placed.map((one) => element(one, corner, pixelsOf.get(one.name) ?? 12.5));
  if (zoom < nearZoom || placed.length > 1) return names;
  return [...names, ...namesBeyond(map, far, frame, marks, corner)];
}

/** The nearest towns outside the view, each at the edge in its direction, with its distance. */
function namesBeyond(map: LeafletMap, far: SayFar, frame: Box, marks: readonly Box[], corner: Point): HTMLElement[] {
  const centre = map.getCenter();
  const middle = map.latLngToContainerPoint(centre);
  const seen = map.getBounds();
  const nearest = towns
    .slice(0, packed.named.at(-1))
    .filter(({ at }) => !seen.contains(at))
    .map((town) => ({ ...town, metres: centre.distanceTo(town.at) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, beyondShown);
  const wanted = nearest.map(({ name, at, metres }): Wanted => {
    const { x, y } = map.latLngToContainerPoint(at);
    const words = `${arrowTo(x - middle.x, y - middle.y)} ${name} ${far(metres / 1000)}`;
    const box = measure(words, 12.5);
    const edge = atEdge({ x, y, ...box }, frame);
    // A label stands to the right of its point, so the point is chosen to get the box to its place.
    return { name: words, x: edge.x - 5, y: edge.y + box.height / 2, ...box };
  });
  return placeLabels(wanted, marks, frame).map((one) => element(one, corner, 12.5));
}

/** The boxes of pins and clusters. */
function marksOn(map: LeafletMap): Box[] {
  const boxes: Box[] = [];
  map.eachLayer((layer) => {
    if (!(layer instanceof Marker)) return;
    const { x, y } = map.latLngToContainerPoint(layer.getLatLng());
    const [width, height] = pair(layer.options.icon?.options.iconSize, [44, 44]);
    const [left, top] = pair(layer.options.icon?.options.iconAnchor, [width / 2, height / 2]);
    boxes.push({ left: x - left, top: y - top, right: x - left + width, bottom: y - top + height });
  });
  return boxes;
}

/** The boxes of buttons and texts over the map: its own, and those of the component that shows it. */
function controlsOn(map: LeafletMap): Box[] {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  const beside = [...(container.parentElement?.children ?? [])].filter((other) => other !== container);
  return [...container.querySelectorAll('.leaflet-control, :scope > svg'), ...beside].map((control) => {
    const box = control.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

function pair(value: unknown, otherwise: [number, number]): [number, number] {
  return Array.isArray(value) && value.length === 2 ? [Number(value[0]), Number(value[1])] : otherwise;
}

const known = new Map<string, number>();
const letters = document.createElement('canvas').getContext('2d');

function measure(name: string, pixels: number): { width: number; height: number } {
  const key = `${pixels} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return { width: before, height: pixels * 1.25 };
  if (letters) letters.font = `600 ${pixels}px ${getComputedStyle(document.body).fontFamily}`;
  const width = Math.ceil(letters?.measureText(name).width ?? name.length * pixels * 0.6) + 2;
  known.set(key, width);
  return { width, height: pixels * 1.25 };
}

function element({ name, left, top }: Placed, corner: Point, pixels: number): HTMLElement {
  const box = DomUtil.create('span', 'map-name');
  box.textContent = name;
  box.style.fontSize = `${pixels}px`;
  box.style.transform = `translate(${Math.round(left + corner.x)}px, ${Math.round(top + corner.y)}px)`;
  return box;
}
