/** The place of a scene: a town with a landmark that people know, or one of the landscapes around. */
export const places = [
  'alkmaar',
  'almere',
  'amersfoort',
  'amsterdam',
  'apeldoorn',
  'arnhem',
  'breda',
  'delft',
  'denbosch',
  'denhaag',
  'deventer',
  'dordrecht',
  'eindhoven',
  'enschede',
  'gouda',
  'groningen',
  'haarlem',
  'helmond',
  'hilversum',
  'hoofddorp',
  'hoorn',
  'leeuwarden',
  'leiden',
  'lelystad',
  'maastricht',
  'middelburg',
  'nijmegen',
  'roermond',
  'rotterdam',
  'tilburg',
  'utrecht',
  'venlo',
  'zaandam',
  'zoetermeer',
  'zwolle',
  'dunes',
  'heath',
  'hills',
  'hunebed',
  'polder',
  'river',
] as const;
export type Place = (typeof places)[number];

/** Towns with their centre and radius in km; where two overlap, the nearer one counts. */
const towns: Partial<Record<Place, readonly [latitude: number, longitude: number, reach: number]>> = {
  alkmaar: [52.632, 4.751, 6],
  almere: [52.371, 5.222, 9],
  amersfoort: [52.156, 5.388, 7],
  amsterdam: [52.37, 4.895, 11],
  apeldoorn: [52.211, 5.97, 7],
  arnhem: [51.983, 5.911, 7],
  breda: [51.589, 4.776, 7],
  delft: [52.012, 4.359, 4],
  denbosch: [51.69, 5.304, 7],
  denhaag: [52.08, 4.31, 8],
  deventer: [52.251, 6.16, 6],
  dordrecht: [51.813, 4.67, 6],
  eindhoven: [51.441, 5.47, 8],
  enschede: [52.221, 6.894, 7],
  gouda: [52.012, 4.711, 5],
  groningen: [53.219, 6.567, 8],
  haarlem: [52.381, 4.636, 6],
  helmond: [51.48, 5.658, 6],
  hilversum: [52.224, 5.176, 5],
  hoofddorp: [52.306, 4.7, 7],
  hoorn: [52.643, 5.06, 6],
  leeuwarden: [53.201, 5.799, 7],
  leiden: [52.16, 4.497, 6],
  lelystad: [52.518, 5.471, 7],
  maastricht: [50.851, 5.691, 7],
  middelburg: [51.499, 3.614, 6],
  nijmegen: [51.843, 5.86, 7],
  roermond: [51.194, 5.987, 6],
  rotterdam: [51.92, 4.48, 11],
  tilburg: [51.558, 5.083, 7],
  utrecht: [52.091, 5.121, 8],
  venlo: [51.37, 6.172, 7],
  zaandam: [52.44, 4.822, 6],
  zoetermeer: [52.06, 4.494, 5],
  zwolle: [52.513, 6.094, 7],
};

/** The landscapes beyond towns, roughly: the first rectangle that contains a place. */
const lands: readonly (readonly [Place, south: number, north: number, west: number, east: number])[] = [
  ['dunes', 52.98, 53.6, 4.6, 6.4], // the islands
  ['hills', 50.7, 51.0, 5.6, 6.2],
  ['hunebed', 52.62, 53.15, 6.3, 7.1],
  ['heath', 51.97, 52.42, 5.55, 6.05], // the Veluwe
  ['heath', 51.98, 52.3, 5.1, 5.55], // the ridge of Utrecht and the Gooi
  ['heath', 52.2, 52.55, 6.2, 7.0], // Salland and Twente
  ['heath', 51.2, 51.65, 4.8, 6.0], // the Kempen and the Peel
  ['river', 51.7, 52.0, 4.7, 6.1],
  ['river', 52.0, 52.6, 6.0, 6.2], // the IJssel
];

/** Where the coast is at a latitude; dunes are some kilometres wide. */
const coast: readonly (readonly [latitude: number, longitude: number])[] = [
  [51.35, 3.45],
  [51.6, 3.5],
  [51.83, 3.95],
  [52.0, 4.12],
  [52.11, 4.27],
  [52.25, 4.43],
  [52.46, 4.57],
  [52.96, 4.75],
];

const kmOfDegree = 111.2;
const kmOfLongitude = 68.2; // at 52° north

const listed = Object.entries(towns).map(([name, where]) => [name as Place, ...where] as const);

/** The place that a scene shows for coordinates in the Netherlands. */
export function placeOf(latitude: number, longitude: number): Place {
  let [nearest, least]: [Place | null, number] = [null, 1];
  for (const [name, north, east, reach] of listed) {
    const share = Math.hypot((latitude - north) * kmOfDegree, (longitude - east) * kmOfLongitude) / reach;
    if (share <= least) [nearest, least] = [name, share];
  }
  if (nearest) return nearest;
  if (isByTheSea(latitude, longitude)) return 'dunes';
  const land = lands.find(
    ([, south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return land?.[0] ?? 'polder';
}

/** Other names of two towns. */
const alsoCalled: Record<string, Place> = { shertogenbosch: 'denbosch', thehague: 'denhaag', sgravenhage: 'denhaag' };

/** The place of a town by its name; the land between the rivers for any other name. */
export function placeNamed(town: string): Place {
  const letters = town.toLowerCase().replaceAll(/[^a-z]/g, '');
  return listed.find(([name]) => name === letters)?.[0] ?? alsoCalled[letters] ?? 'polder';
}

function isByTheSea(latitude: number, longitude: number): boolean {
  const index = coast.findIndex(([north]) => north > latitude);
  const [to, from] = [coast[index], coast[index - 1]];
  if (!to || !from) return false;
  const shore = from[1] + ((to[1] - from[1]) * (latitude - from[0])) / (to[0] - from[0]);
  return (longitude - shore) * kmOfLongitude < 6;
}
