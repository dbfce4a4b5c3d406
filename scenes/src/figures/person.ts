import type { Colour } from '../paper/colour.ts';
import type { HairName } from './heads.ts';

/** Kinds of clothes: a shirt and shorts, a suit of martial arts, tights, swimwear or gloves. */
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
  /** Whether they wear no shoes. */
  bare: boolean;
  longSocks: boolean;
  /** A band across the shirt, one from the shoulder, or none. */
  band: 'none' | 'chest' | 'sash';
  /** The colours that darken the far limbs and their skin. */
  dark: Colour;
  darkSkin: Colour;
  /** How strong the shaded side is. */
  shade: number;
  /** The side of the light, for a figure that faces to the right. */
  lightSide: 1 | -1;
}
