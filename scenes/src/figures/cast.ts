import { brightness, type Colour, lit, mix } from '../paper/colour.ts';
import { group, short } from '../paper/elements.ts';
import { type Random, randomOf } from '../paper/random.ts';
import type { Player } from '../setting/compositions.ts';
import { type Setting, sizeAt } from '../setting/setting.ts';
import { drawFigure, units } from './figure.ts';
import { type HairName } from './heads.ts';
import { drawFarFigure } from './outline.ts';
import type { Outfit, Person } from './person.ts';
import { poses } from './poses.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

/** A person in a picture: their looks, place and pose. */
export interface Actor {
  player: Player;
  x: number;
  y: number;
  size: number;
  faces: 1 | -1;
  body: Skeleton;
  person: Person;
}

const skins: [Colour, ...Colour[]] = ['#f2c6a0', '#e0a577', '#c07f52', '#8d5535', '#5f3822'];
const hairColours: [Colour, ...Colour[]] = ['#2a1a14', '#15110f', '#6b3d1e', '#c98a3c', '#8c2f14'];
const grey: Colour = '#b9b6ae';
const scarves: [Colour, ...Colour[]] = ['#2b4a7a', '#7a2d4e', '#1f5d52', '#d9c7a5', '#30303a'];
/** Kinds of hair and headwear; one that stands here twice is twice as likely. */
const heads: [HairName, ...HairName[]] = [
  'short',
  'ponytail',
  'bun',
  'curls',
  'long',
  'beard',
  'hijab',
  'short',
  'bald',
  'cap',
];
const builds = [1, 0.92, 1.12, 1, 1.2, 0.95];

type Kit = readonly [home: Colour, away: Colour];
const kits: [Kit, ...Kit[]] = [
  ['#c2410c', '#fff4e0'],
  ['#1fb866', '#fff4e0'],
  ['#f4a62a', '#123f63'],
  ['#fff4e0', '#c2410c'],
  ['#7a1f3d', '#f6b03c'],
  ['#1b4f8a', '#f6d24a'],
  ['#d8324a', '#eaf3ff'],
  ['#6a3fa0', '#f6d24a'],
];
/** Kits without green, which can't be seen on grass. */
const onGrass: [Kit, ...Kit[]] = kits.filter(([home]) => home !== '#1fb866') as [Kit, ...Kit[]];

/** Nobody stands lower, because the frame would cut off their feet. */
const lowest = 503;
/** Nobody reaches higher, because a chip or the frame would cover them. */
const highest = 118;

/** Everybody in the picture, from the furthest to the nearest. */
export function castOf(setting: Setting): Actor[] {
  const { facts, composition, side, focus } = setting;
  const positions = randomOf(facts.seed, 'positions');
  const looks = lookbook(setting, randomOf(facts.seed, 'people'));
  return composition.players
    .map((player, index): Actor => {
      const person = looks(player, index);
      const body = skeletonOf(poses[player.pose], person.build);
      const y = fitting(setting, Math.min(player.y, lowest), body.top);
      return {
        player,
        x: focus + side * (player.x + positions.between(-8, 8)),
        y,
        size: sizeAt(setting, y),
        faces: (player.faces * side) as 1 | -1,
        body,
        person: inAir(setting, { ...person, lightSide: player.faces }, y),
      };
    })
    .sort((a, b) => a.y - b.y);
}

/** Moves a person further away if they would reach beyond the frame. */
function fitting({ horizon, tallness }: Setting, y: number, top: number): number {
  const reach = (top * tallness) / 100;
  return y + (y - horizon) * reach < highest ? Math.round((highest + horizon * reach) / (1 + reach)) : y;
}

function outfitOf({ facts: { kind, surface } }: Setting): Outfit {
  if (kind === 'karate' || kind === 'judo') return 'suit';
  if (kind === 'boxing') return 'gloves';
  if (kind === 'yoga' || kind === 'bootcamp' || kind === 'run') return 'tights';
  return kind === 'beach' || surface === 'Sand' ? 'beach' : 'kit';
}

/** Decides everybody's looks: no two people beside each other look alike. */
function lookbook(setting: Setting, random: Random): (player: Player, index: number) => Person {
  const { facts } = setting;
  const outfit = outfitOf(setting);
  const [home, away] = random.pick(facts.surface.endsWith('rass') ? onGrass : kits);
  const [head, skin, build] = [
    random.whole(0, heads.length),
    random.whole(0, skins.length),
    random.whole(0, builds.length),
  ];
  const bands = random.pick<readonly Person['band'][]>([
    ['none', 'chest'],
    ['sash', 'none'],
    ['none', 'none'],
    ['chest', 'sash'],
  ]);
  const glassesOn = random.whole(0, 7);
  const greyOn = random.whole(0, 6);
  return (player, index) => {
    const hair = heads[(head + index * 3) % heads.length] ?? 'short';
    const own = skins[(skin + index * 2 + (index > 3 ? 1 : 0)) % skins.length] ?? skins[0];
    const covered = hair === 'hijab' || hair === 'cap';
    const hairColour = covered
      ? random.pick(scarves)
      : index === greyOn || hair === 'bald'
        ? grey
        : own === skins[0] || own === skins[1]
          ? random.pick(hairColours)
          : (hairColours[index % 2] ?? hairColours[0]);
    return {
      ...clothesOf(player, { outfit, home, away, kind: facts.kind }, random),
      outfit,
      skin: own,
      hair,
      hairColour,
      glasses: outfit !== 'gloves' && outfit !== 'suit' && (index === glassesOn || index === glassesOn - 4),
      build: builds[(build + index * 5) % builds.length] ?? 1,
      bare: outfit === 'suit' || outfit === 'beach' || facts.kind === 'yoga' || outfit === 'gloves',
      longSocks: facts.kind === 'football' || facts.kind === 'futsal',
      band: outfit === 'kit' ? (bands[player.team % 2] ?? 'none') : 'none',
      dark: '#000000',
      darkSkin: own,
      shade: 0.2,
      lightSide: 1,
    };
  };
}

type Clothes = Pick<Person, 'shirt' | 'trim' | 'shorts' | 'socks' | 'shoes'>;

function clothesOf(
  { team }: Player,
  { outfit, home, away, kind }: { outfit: Outfit; home: Colour; away: Colour; kind: string },
  random: Random,
): Clothes {
  const shirt = team === 2 ? '#f6d24a' : team === 0 ? home : away;
  const trim = team === 1 ? home : away;
  const shoes: Colour = team === 1 ? '#16211c' : '#fff4e0';
  if (outfit === 'suit') {
    const suit: Colour = team === 1 ? '#2b5f9e' : '#fbf6ea';
    const referee = team === 2 && kind === 'judo';
    return {
      shirt: referee ? '#23303a' : suit,
      shorts: referee ? '#3a4650' : mix(suit, '#000000', 0.06),
      trim: random.pick(['#111714', '#c2410c', '#6b3d1e', '#0f6b47']),
      socks: suit,
      shoes,
    };
  }
  if (outfit === 'tights') {
    const top = random.pick<Colour>(['#c2410c', '#fff4e0', '#f4a62a', '#1fb866', '#d8324a', '#7fc8c0', '#6a3fa0']);
    return { shirt: top, shorts: random.pick(['#12303a', '#0b3d2a', '#4a2440', '#1b4f8a']), trim, socks: top, shoes };
  }
  if (outfit === 'gloves') return { shirt, trim, shorts: team === 0 ? '#12303a' : '#7a1f2d', socks: shirt, shoes };
  const shorts: Colour =
    team === 0 ? '#12303a' : team === 2 ? '#2b2b3a' : brightness(away) > 0.6 ? '#7a1f2d' : '#f3ead6';
  return { shirt, trim, shorts, socks: team === 1 ? shirt : trim, shoes };
}

/** The same person in the light of the hour, paler the further away they are. */
function inAir({ facts: { hour }, palette, indoors }: Setting, person: Person, y: number): Person {
  const away = Math.max(0, Math.min(1, (470 - y) / 120));
  const air = indoors ? mix(palette.light, palette.ink, 0.3) : mix(palette.far, palette.sky[2], 0.3);
  const gloom = indoors ? 0.02 : { morning: 0, midday: 0, golden: 0.03, dusk: 0.06, night: 0 }[hour];
  const strength = palette.strength * (indoors ? 0.38 : 0.7);
  const seen = (colour: Colour) => mix(mix(lit(colour, palette.light, strength), palette.ink, gloom), air, away * 0.28);
  const skin = mix(lit(person.skin, mix(palette.light, '#ffd9b8', 0.62), strength * 0.8), air, away * 0.22);
  const late = hour === 'dusk' || hour === 'night';
  return {
    ...person,
    skin,
    darkSkin: mix(skin, mix('#6a2a18', palette.ink, late ? 0.45 : 0.1), 0.34),
    hairColour: seen(person.hairColour),
    shirt: seen(person.shirt),
    trim: seen(person.trim),
    shorts: seen(person.shorts),
    socks: seen(person.socks),
    shoes: seen(person.shoes),
    dark: palette.ink,
    shade: hour === 'golden' || hour === 'dusk' ? 0.3 : 0.2,
  };
}

/** People below the first y have a face; people above the second are outlines. */
const [near, far] = [446, 424];

export function drawActor({ x, y, size, faces, body, person }: Actor): string {
  const unit = y >= near ? units.near : units.middle;
  if (y < far) return group(standing(x, y, size, faces, body.drop, 1), drawFarFigure(body, person));
  return group(standing(x, y, size, faces, body.drop, unit), drawFigure(body, person, y >= near ? 'near' : 'middle'));
}

function standing(x: number, y: number, size: number, faces: number, drop: number, unit: number): string {
  return `matrix(${short(faces * size * unit)} 0 0 ${short(size * unit)} ${Math.round(x)} ${Math.round(y + drop * size)})`;
}
