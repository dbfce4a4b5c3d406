import { inTheDark } from '../../platform/wording/theme.ts';
import { drawable } from './drawable.ts';
import { storySize } from './lay-out-story.ts';
import { box, display, type Element, logo, setType, text } from './lay-out-words.ts';
import netherlands from './netherlands-shape.json' with { type: 'json' };

/** Everything shown on the poster of a year: the same words give the same picture. */
export interface PosterWords {
  title: string;
  figures: { count: number; words: string }[];
  sports: { words: string; percent: number }[];
  ends: { words: string; game: string }[];
  venues: { latitude: number; longitude: number }[];
}

/** The map's position: the north-west corner of the Netherlands, and pixels for a degree of latitude. */
const map = { top: 330, left: 210, north: 53.6, west: 3.33, scale: 265, height: 765 } as const;
/** How much shorter a degree of longitude is there. */
const narrow = Math.cos((52.2 * Math.PI) / 180);

const place = (longitude: number, latitude: number): [x: number, y: number] => [
  map.left + (longitude - map.west) * narrow * map.scale,
  map.top + (map.north - latitude) * map.scale,
];

/** The Netherlands with a dot for each place, as SVG elements. */
export function drawMap(venues: PosterWords['venues']): string {
  const ground = netherlands.map((polygon) => polygon.map(ringOf).join('')).join('');
  const dots = venues.map(({ latitude, longitude }) => {
    const [x, y] = place(longitude, latitude).map((at) => at.toFixed(1));
    return `<circle cx="${x}" cy="${y}" r="22" fill="${inTheDark('turf')}" fill-opacity="0.22"/><circle cx="${x}" cy="${y}" r="9" fill="${inTheDark('turf')}"/>`;
  });
  return `<path d="${ground}" fill="${inTheDark('pitch')}" fill-rule="evenodd"/>${dots.join('')}`;
}

/** Unpacks a ring as web/src/features/places/map-shapes.ts does. */
function ringOf(steps: readonly number[]): string {
  let [longitude, latitude] = [0, 0];
  const points = Array.from({ length: steps.length / 2 }, (_, index) => {
    longitude += steps[2 * index] ?? 0;
    latitude += steps[2 * index + 1] ?? 0;
    return place(longitude / 1000, latitude / 1000)
      .map((at) => at.toFixed(1))
      .join(' ');
  });
  return `M${points.join('L')}Z`;
}

/** The words of a poster as SVG, around the place of its map. */
export function layOutPoster(words: PosterWords): Promise<string> {
  const head = box({ flexDirection: 'column', gap: 20, height: map.top - 150 + map.height }, [
    logo(),
    box({ fontFamily: display, fontWeight: 800, fontSize: 84, color: '#fff' }, words.title),
  ]);
  const page = box(
    {
      ...storySize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '150px 56px 220px',
      fontFamily: text,
      color: '#fff',
    },
    [
      head,
      box({ width: '100%', justifyContent: 'space-between' }, words.figures.map(figure)),
      sports(words),
      ends(words),
    ],
  );
  return setType(page, storySize);
}

function figure({ count, words }: PosterWords['figures'][number]): Element {
  return box({ flexDirection: 'column' }, [
    box({ fontFamily: display, fontWeight: 800, fontSize: 84, lineHeight: 1.05 }, String(count)),
    box({ fontSize: 30, fontWeight: 500, color: '#d5e2da' }, words),
  ]);
}

/** Each sport's part of a bar, and its share in words; shares below a tenth are only in the bar. */
function sports({ sports: all }: PosterWords): Element {
  const colours = [
    inTheDark('turf'),
    inTheDark('warm'),
    inTheDark('pending'),
    inTheDark('cancelled'),
    '#8fb8ff',
    '#d5e2da',
  ];
  const colourOf = (index: number) => colours[index % colours.length];
  const bar = all.map(({ percent }, index) => box({ width: `${percent}%`, background: colourOf(index) }, ''));
  const said = all
    .slice(0, 3)
    .map(({ words, percent }, index) =>
      box({ alignItems: 'center', gap: 12, fontSize: 30, fontWeight: 600 }, [
        box({ width: 18, height: 18, borderRadius: 9, background: colourOf(index) }, ''),
        `${words} ${percent}%`,
      ]),
    );
  return box({ flexDirection: 'column', width: '100%', gap: 16 }, [
    box({ width: '100%', height: 26, borderRadius: 13, overflow: 'hidden' }, bar),
    box({ gap: 32 }, said),
  ]);
}

function ends({ ends: both }: PosterWords): Element {
  return box(
    { flexDirection: 'column', width: '100%', gap: 10 },
    both.map(({ words, game }) =>
      box({ gap: 16, fontSize: 32, fontWeight: 500 }, [
        box({ width: 150, flexShrink: 0, color: '#d5e2da' }, words),
        box(
          { display: 'block', maxWidth: 800, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          drawable(game),
        ),
      ]),
    ),
  );
}
