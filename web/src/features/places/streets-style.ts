import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';

/** The colours of the streets; each has a variable `--map-…` in map-view.css. */
const names = ['land', 'water', 'green', 'pitch', 'built', 'road', 'edge', 'way', 'border', 'name', 'aside'] as const;
export type StreetColours = Record<(typeof names)[number], string>;

/** The colours at an element in the present scheme, in the form that a canvas takes. */
export function coloursAt(element: HTMLElement): StreetColours {
  const read = (name: string) => {
    // A new element for each colour, because an existing one may change its colour gradually.
    const probe = element.appendChild(document.createElement('i'));
    probe.style.color = `var(--map-${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [name, color];
  };
  return Object.fromEntries(names.map(read)) as StreetColours;
}

type Filter = (zoom: number, feature: Feature) => boolean;

const oneOf =
  (...kinds: string[]): Filter =>
  (_, { props }) =>
    typeof props.kind === 'string' && kinds.includes(props.kind);

const parks = oneOf(
  'park',
  'forest',
  'wood',
  'grass',
  'grassland',
  'scrub',
  'nature_reserve',
  'village_green',
  'recreation_ground',
  'allotments',
  'cemetery',
  'golf_course',
  'playground',
);
const pitches = oneOf('pitch', 'stadium', 'track');
const small = oneOf('minor_road', 'other');
const large = oneOf('major_road');
const motor = oneOf('highway');

type Width = (zoom: number) => number;
const widths = {
  small: exp(1.6, [
    [12, 0],
    [14, 1.6],
    [16, 6],
    [19, 26],
  ]),
  large: exp(1.6, [
    [8, 0.4],
    [12, 1.8],
    [16, 9],
    [19, 34],
  ]),
  motor: exp(1.6, [
    [5, 0.4],
    [12, 2.6],
    [16, 12],
    [19, 42],
  ]),
  path: exp(1.6, [
    [14, 0.4],
    [19, 4],
  ]),
} satisfies Record<string, Width>;

/** Land, plants and buildings on it, water, then ways from the smallest: layers as Protomaps' maps have them. */
export function paintStreets(colours: StreetColours): PaintRule[] {
  const { land, water, green, pitch, built, road, edge, way, border } = colours;
  const area = (dataLayer: string, fill: string, filter?: Filter, stroke?: string): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill, ...(stroke && { stroke, width: 1 }) }),
    ...(filter && { filter }),
  });
  const line = (dataLayer: string, color: string, width: number | Width, filter: Filter): PaintRule => ({
    dataLayer,
    symbolizer: new LineSymbolizer({ color, width, lineCap: 'round', lineJoin: 'round' }),
    filter,
  });
  // Edges are drawn first, so that crossings stay open.
  const roads = ([filter, width, minzoom]: [Filter, Width, number]) => [
    { ...line('roads', edge, (zoom) => width(zoom) + 2, filter), minzoom },
  ];
  const kinds: [Filter, Width, number][] = [
    [small, widths.small, 14],
    [large, widths.large, 11],
    [motor, widths.motor, 7],
  ];
  return [
    area('earth', land),
    area('landuse', green, parks),
    area('landuse', pitch, pitches, road),
    area('water', water, (_, { geomType }) => geomType === GeomType.Polygon),
    line('water', water, widths.path, (_, { geomType }) => geomType === GeomType.Line),
    { ...area('buildings', built), minzoom: 14 },
    line('boundaries', border, 1, () => true),
    { ...line('roads', way, widths.path, oneOf('path')), minzoom: 14 },
    {
      dataLayer: 'roads',
      symbolizer: new LineSymbolizer({ color: way, width: 1.2, dash: [6, 4] }),
      filter: oneOf('rail'),
      minzoom: 11,
    },
    ...kinds.flatMap(roads),
    ...kinds.map(([filter, width]) => line('roads', road, width, filter)),
  ];
}

/** Names of places from the largest, then of streets, in the reader's language if the map has it. */
export function nameStreets({ land, name, aside }: StreetColours, language: string, family: string): LabelRule[] {
  const shared = { labelProps: [`name:${language}`, 'name'], stroke: land, width: 3 };
  const places = (font: string, fill: string, filter: Filter, more: Partial<LabelRule> = {}): LabelRule => ({
    dataLayer: 'places',
    symbolizer: new CenteredTextSymbolizer({ ...shared, fill, lineHeight: 1.3, font: `${font} ${family}` }),
    filter,
    sort: (one, other) => Number(other.population_rank ?? 0) - Number(one.population_rank ?? 0),
    ...more,
  });
  const streets = (filter: Filter, minzoom: number): LabelRule => ({
    dataLayer: 'roads',
    symbolizer: new LineLabelSymbolizer({
      ...shared,
      fill: aside,
      font: `550 12px ${family}`,
      position: LineLabelPlacement.Center,
    }),
    filter,
    minzoom,
  });
  return [
    places('600 13px', aside, oneOf('country'), { maxzoom: 7 }),
    places('650 14px', name, oneOf('locality')),
    places('550 12px', aside, oneOf('neighbourhood', 'macrohood'), { minzoom: 13 }),
    streets(oneOf('major_road', 'highway'), 13),
    streets(small, 15),
  ];
}
