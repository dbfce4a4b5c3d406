/** Which scene a game has, without what draws it: for who shows one. */
export { nameOf } from './name.ts';
export { sceneOf } from './of-game.ts';
