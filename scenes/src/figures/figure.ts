import { mix, type Colour } from '../paper/colour.ts';
import { filled } from '../paper/elements.ts';
import { Pen } from '../paper/pen.ts';
import {
  arm,
  band,
  belt,
  chest,
  collar,
  foot,
  glove,
  leg,
  shade,
  sleeve,
  sock,
  trousers,
  waistband,
} from './clothes.ts';
import { earShape, eyeShape, glassesShape, hairShape, headShape, mouthShape, stamp } from './heads.ts';
import { tube } from './limbs.ts';
import type { Person } from './person.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** The unit of a pen: larger for people further away, where nobody sees the difference. */
export const units = { near: 0.3, middle: 0.5 } as const;

/** A person near enough for clothes with folds and, at the front, a face. The paths are in steps of `units`. */
export function drawFigure(body: Skeleton, person: Person, distance: keyof typeof units): string {
  const { outfit, bare, skin, shirt, shorts, socks, shoes, dark, darkSkin } = person;
  const pen = () => new Pen(units[distance]);
  const behind = (colour: Colour) => mix(colour, dark, 0.3);
  const { near, far } = body.arms;
  const [nearLeg, farLeg] = [body.legs.near, body.legs.far];
  const isNear = distance === 'near';
  const gloves = (limb: Limb, colour: Colour) => (outfit === 'gloves' ? filled(colour, glove(pen(), limb)) : '');
  return [
    filled(darkSkin, arm(pen(), far, outfit)),
    filled(behind(shirt), sleeve(pen(), far, outfit)),
    gloves(far, behind('#c8102e')),
    filled(darkSkin, leg(pen(), farLeg)),
    filled(behind(socks), sock(pen(), farLeg, person)),
    filled(bare ? darkSkin : behind(shoes), foot(pen(), farLeg, bare)),
    filled(behind(shorts), trousers(pen(), farLeg, outfit)),
    filled(skin, leg(pen(), nearLeg)),
    filled(socks, sock(pen(), nearLeg, person)),
    filled(bare ? skin : shoes, foot(pen(), nearLeg, bare)),
    filled(darkSkin, tube(pen(), body.trunk(28, 0.2), body.head.centre, { from: 3, to: 2.7 })),
    filled(shorts, trousers(pen(), nearLeg, outfit)),
    outfit === 'tights' ? '' : filled(shorts, waistband(pen(), body, outfit)),
    filled(shirt, chest(pen(), body)),
    person.band === 'none' ? '' : filled(person.trim, band(pen(), body, person.band)),
    outfit === 'suit' ? filled(person.trim, belt(pen(), body)) + filled(skin, collar(pen(), body)) : '',
    outfit === 'tights' ? filled(shorts, waistband(pen(), body, outfit)) : '',
    filled(dark, shade(pen(), body, person.lightSide, isNear), person.shade),
    head(body, person, pen, isNear),
    filled(skin, arm(pen(), near, outfit)),
    filled(shirt, sleeve(pen(), near, outfit)),
    gloves(near, '#d8324a'),
  ].join('');
}

function head({ head: { centre, turned } }: Skeleton, person: Person, pen: () => Pen, withFace: boolean): string {
  const put = (shape: Parameters<typeof stamp>[1]) => stamp(pen(), shape, centre, turned, 1.1);
  const hair = filled(person.hairColour, put(hairShape(person.hair)));
  const face = withFace
    ? filled(person.darkSkin, put(person.hair === 'hijab' ? mouthShape : earShape)) +
      filled(person.dark, put(eyeShape)) +
      filled(mix(person.darkSkin, person.dark, 0.25), put(mouthShape))
    : '';
  const glasses = person.glasses && withFace ? filled(person.dark, put(glassesShape), 0.6) : '';
  return (
    filled(person.skin, put(headShape)) + (withFace && person.hair !== 'hijab' ? face + hair : hair + face) + glasses
  );
}
