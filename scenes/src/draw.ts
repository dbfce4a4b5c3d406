import { drawBall } from './figures/ball.ts';
import { type Actor, castOf, drawActor } from './figures/cast.ts';
import { drawShadows } from './figures/shadows.ts';
import { drawBesides } from './equipment/besides.ts';
import { drawEquipment, drawNet } from './equipment/equipment.ts';
import type { Facts } from './facts.ts';
import { drawField } from './ground/field.ts';
import { drawHall } from './ground/hall.ts';
import { drawSurroundings } from './ground/surroundings.ts';
import { type Colour, mix, remainder } from './paper/colour.ts';
import { drawSeason } from './season/season.ts';
import { laterLight } from './setting/palette.ts';
import { extent, type Setting, settingOf, size } from './setting/setting.ts';
import { closeViewOf, type View, viewOf } from './setting/view.ts';
import { drawSky } from './sky/sky.ts';
import { drawSkyline } from './skyline/skyline.ts';

/**
 * A game's picture (docs/design.md#pictures). A frame of any shape shows all its people, and around them as much as it has room for. The same
 * facts give the same bytes. Its one id is that of the close view, which a card's address names, so that page and card load one file. It follows the
 * scheme of the page that shows it.
 */
export function drawScene(facts: Facts): string {
  const setting = settingOf(facts);
  const actors = castOf(setting);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boxOf(viewOf(setting, actors))}" width="${size.width}" height="${size.height}">`,
    `<view id="close" viewBox="${boxOf(closeViewOf(actors))}"/>`,
    `<style>${later}</style>`,
    ...background(setting, actors),
    ...foreground(setting, actors),
    '</svg>',
  ].join('');
}

const boxOf = ({ x, y, width, height }: View): string => `${x} ${y} ${width} ${height}`;

/** The scene as elements for an SVG that is drawn on a light ground, whatever the scheme: for link previews and mails. */
export function drawSceneElements(facts: Facts): string {
  const setting = settingOf(facts);
  const actors = castOf(setting);
  return [drawSky(setting), drawSkyline(setting), ...ground(setting, actors), ...playing(setting, actors)].join('');
}

function background(setting: Setting, actors: readonly Actor[]): string[] {
  const { groundTop, facts } = setting;
  const all = mix('#ffffff', laterLight[facts.hour], 0.36);
  const sky = remainder(laterLight[facts.hour], all);
  const isLit = facts.hour === 'night' || facts.hour === 'dusk' || setting.indoors;
  const floor = isLit ? sky : remainder(mix('#a3a794', laterLight[facts.hour], 0.25), all);
  return [
    drawSky(setting),
    drawSkyline(setting),
    ...ground(setting, actors),
    evening(sky, extent.top, groundTop),
    evening(floor, groundTop, extent.bottom),
  ];
}

function foreground(setting: Setting, actors: readonly Actor[]): string[] {
  const later = evening(mix('#ffffff', laterLight[setting.facts.hour], 0.36), extent.top, extent.bottom);
  return [...playing(setting, actors), later];
}

function ground(setting: Setting, actors: readonly Actor[]): string[] {
  return [setting.indoors ? drawHall(setting) : drawSurroundings(setting), drawField(setting, actors)];
}

function playing(setting: Setting, actors: readonly Actor[]): string[] {
  const people = actors.map(drawActor);
  // The net covers the players beyond it, so it is drawn after them and before the others.
  if (setting.composition.net) people.splice(actors.findLastIndex(({ y }) => y <= netFoot) + 1, 0, drawNet(setting));
  return [
    drawEquipment(setting, actors),
    drawBesides(setting, actors),
    drawShadows(setting, actors),
    ...people,
    drawBall(setting, actors),
    drawSeason(setting),
  ];
}

/** Players above this y are beyond the net. */
const netFoot = 440;

/** Elements that only the dark scheme shows. */
const later =
  '.scene-later{display:none;mix-blend-mode:multiply}@media(prefers-color-scheme:dark){.scene-later{display:inline}}';

/** Darkens a part of the picture in the dark scheme. */
function evening(colour: Colour, from: number, to: number): string {
  return `<path class="scene-later" fill="${colour}" d="M${extent.left} ${from}h${extent.width}V${to}H${extent.left}z"/>`;
}
