import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

/** The looks of a drawn portrait. */
export interface Look {
  woman: boolean;
  /** Index in `skins`, light to dark. */
  skin: number;
  /** Given to some women. */
  headscarf: boolean;
}

const skins = [
  ['#f6d3bd', '#e8b79b'],
  ['#efc3a4', '#dda783'],
  ['#dca67f', '#c58c64'],
  ['#b97c56', '#a06743'],
  ['#8d5a3b', '#75482d'],
  ['#63402c', '#4e3121'],
] as const;
const lightHair = ['#d9b26a', '#b8863f', '#8a5a2f', '#5d3d25', '#3b2a20', '#a4492a', '#c9c4bb'];
const darkHair = ['#2a1f1a', '#1c1614', '#3b2a20', '#241b22'];
const backgrounds = ['#cfe8d5', '#d6e4f5', '#fbe3c8', '#f6d5d5', '#e4dcf4', '#d3ecec', '#f3ebc4', '#dfe5e2'];
const shirts = ['#0f8a4b', '#e4572e', '#2458a6', '#f2b705', '#7a3e9d', '#17313b', '#d7263d', '#f4f4f0', '#1b998b'];

/** A small flat portrait: head and shoulders in a 96 by 96 square. */
export function drawAvatar(look: Look, random: Random): string {
  const [skin, shade] = skins[look.skin] ?? skins[1];
  const hair = random.pick(look.skin < 2 ? lightHair : darkHair);
  const shirt = random.pick(shirts);
  const cover = look.headscarf ? headscarf(random.pick(shirts)) : haircut(look.woman, hair, random);
  const parts = [
    `<rect width="96" height="96" fill="${random.pick(backgrounds)}"/>`,
    cover.behind,
    shoulders(shirt, random),
    `<path d="M40 58h16v11a8 8 0 0 1-16 0z" fill="${shade}"/>`,
    look.headscarf
      ? ''
      : `<circle cx="29.5" cy="46" r="4" fill="${shade}"/><circle cx="66.5" cy="46" r="4" fill="${shade}"/>`,
    `<path d="M30 40a18 18 0 0 1 36 0v8a18 18 0 0 1-36 0z" fill="${skin}"/>`,
    face(look, hair, shade, random),
    cover.before,
    random.chance(0.16) ? glasses() : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${parts.join('')}</svg>`;
}

/** The path of a portrait, named after its content, so that a file never changes. */
export function avatarPath(svg: string): string {
  return `avatars/${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.svg`;
}

function shoulders(shirt: string, random: Random): string {
  const trim = shirt === '#f4f4f0' ? '#17313b' : '#fff';
  const body = `<path d="M12 96c1-19 13-28 28-30 3 6 13 6 16 0 15 2 27 11 28 30z" fill="${shirt}"/>`;
  const details = [
    '',
    `<path d="M38 66c2 10 18 10 20 0l-2-1c-3 6-13 6-16 0z" fill="${trim}"/>`,
    `<path d="M20 96l6-25 6-3-4 28zM76 96l-6-25-6-3 4 28z" fill="${trim}" opacity=".8"/>`,
    `<path d="M14 86h68l1 6H13z" fill="${trim}" opacity=".85"/>`,
    `<path d="M40 66l8 12 8-12-4-1-4 5-4-5z" fill="${trim}"/>`,
  ];
  return body + random.pick(details);
}

function face(look: Look, hair: string, shade: string, random: Random): string {
  const brow = look.headscarf ? '#2a1f1a' : hair;
  const lift = random.between(0, 2);
  const eyes = `<g fill="#22242a"><circle cx="41" cy="46" r="2.2"/><circle cx="55" cy="46" r="2.2"/></g>`;
  const brows = `<path d="M37 ${41 - lift}q4-2.5 7 0M52 ${41 - lift}q4-2.5 7 0" fill="none" stroke="${brow}" stroke-width="2" stroke-linecap="round"/>`;
  const nose = `<path d="M48 47v5h2.5" fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  const mouths = [
    `<path d="M42 57q6 5 12 0" fill="none" stroke="#8e3f3a" stroke-width="2.2" stroke-linecap="round"/>`,
    `<path d="M41 56h14a7 6 0 0 1-14 0z" fill="#fff"/>`,
    `<path d="M43 58q5 2.5 10 0" fill="none" stroke="#8e3f3a" stroke-width="2.2" stroke-linecap="round"/>`,
  ];
  const beard =
    !look.woman && random.chance(0.3)
      ? `<path d="M30 46c4 3 5 6 9 7 5-2 13-2 18 0 4-1 5-4 9-7v4a18 18 0 0 1-36 0z" fill="${hair}"/><path d="M43 57q5 3 10 0" fill="none" stroke="#f3d9cf" stroke-width="2" stroke-linecap="round"/>`
      : random.pick(mouths);
  return eyes + brows + nose + beard;
}

/** The parts of a portrait drawn behind the head, and those drawn over it. */
interface Cover {
  behind: string;
  before: string;
}

function haircut(woman: boolean, hair: string, random: Random): Cover {
  const fill = `fill="${hair}"`;
  const fringe = `<path d="M29 43c-2-18 8-25 19-25s21 7 19 25c-3-3-4-7-5-10-9 1-18-1-23-6-2 7-6 10-10 16z" ${fill}/>`;
  const parted = `<path d="M29 43c-3-17 7-25 19-25s22 8 19 25c-4-2-6-8-7-12-9 0-14-3-17-6-1 8-8 12-14 18z" ${fill}/>`;
  const short = `<path d="M29 41c-2-16 7-23 19-23s21 7 19 23l-4-9c-8-3-22-3-30 0z" ${fill}/>`;
  const long = `<path d="M27 74c-4-12-4-44 8-52 8-6 18-6 26 0 12 8 12 40 8 52z" ${fill}/>`;
  const bob = `<path d="M26 58c-3-28 6-40 22-40s25 12 22 40c-2 4-9 4-11 0H37c-2 4-9 4-11 0z" ${fill}/>`;
  const bun = `<circle cx="48" cy="15" r="8" ${fill}/>`;
  const tail = `<path d="M62 22c14 2 16 22 12 44-4 1-8-1-9-4 3-14 2-28-5-34z" ${fill}/>`;
  const curls = [
    [30, 32],
    [34, 23],
    [43, 18],
    [53, 18],
    [62, 23],
    [66, 32],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.5"/>`);
  const curly = `<g ${fill}>${curls.join('')}<path d="M31 35c2-14 32-14 34 0-9-5-25-5-34 0z"/></g>`;
  const afro = `<circle cx="48" cy="32" r="25" ${fill}/>`;
  const cuts: [Cover, number][] = woman
    ? [
        [{ behind: long, before: parted }, 4],
        [{ behind: long, before: fringe }, 3],
        [{ behind: bob, before: fringe }, 3],
        [{ behind: bun, before: short }, 3],
        [{ behind: tail, before: parted }, 4],
        [{ behind: afro, before: short }, hair < '#3' ? 2 : 0],
        [{ behind: long, before: curly }, 2],
      ]
    : [
        [{ behind: '', before: short }, 5],
        [{ behind: '', before: fringe }, 3],
        [{ behind: '', before: parted }, 3],
        [{ behind: '', before: curly }, 2],
        [{ behind: afro, before: short }, hair < '#3' ? 1 : 0],
        [{ behind: '', before: '' }, 1],
        [{ behind: bun, before: short }, 0.5],
      ];
  return random.weighted(cuts);
}

function headscarf(color: string): Cover {
  return {
    behind: `<path d="M24 80c-3-20-4-62 24-62s27 42 24 62z" fill="${color}"/>`,
    before: `<path d="M27 52c-4-24 6-35 21-35s25 11 21 35c-1 8-7 16-21 20-14-4-20-12-21-20zm5-9c-2 12 4 23 16 23s18-11 16-23-8-17-16-17-14 5-16 17z" fill="${color}"/><path d="M32 62c5 8 27 8 32 0l6 12c-12 10-32 10-44 0z" fill="${color}"/>`,
  };
}

function glasses(): string {
  return `<g fill="none" stroke="#22242a" stroke-width="1.8"><circle cx="41" cy="46" r="5.5"/><circle cx="55" cy="46" r="5.5"/><path d="M46.5 45.5q1.5-1.5 3 0"/></g>`;
}
