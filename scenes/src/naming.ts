/** The names of scenes without the code that draws them, for pages that only show the pictures. */
export { nameOf } from './name.ts';
export { sceneOf } from './of-game.ts';
