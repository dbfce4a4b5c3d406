import type { Colour } from '../paper/colour.ts';
import type { HairName } from './heads.ts';

/** How one wears what: a shirt and shorts, a suit of martial arts, tights, swimwear or gloves. */
export type Outfit = 'kit' | 'suit' | 'tights' | 'beach' | 'gloves';

/** How somebody looks, in the colours of the light they stand in. */
export interface Person {
  outfit: Outfit;
  skin: Colour;
  hair: HairName;
  hairColour: Colour;
  glasses: boolean;
  /** How broad: 1 is the middle. */
  build: number;
  shirt: Colour;
  trim: Colour;
  shorts: Colour;
  socks: Colour;
  shoes: Colour;
  /** Without shoes. */
  bare: boolean;
  longSocks: boolean;
  /** A band across the shirt, one from the shoulder, or none. */
  band: 'none' | 'chest' | 'sash';
  /** What darkens the limbs behind, and the skin there. */
  dark: Colour;
  darkSkin: Colour;
  /** How strong the shaded side is. */
  shade: number;
  /** On which side of a figure that looks right the light comes from. */
  lightSide: 1 | -1;
}
