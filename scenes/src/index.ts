export { drawScene, drawSceneElements } from './draw.ts';
export type { Facts } from './facts.ts';
export { factsOf, nameOf } from './name.ts';
export { size as sceneSize } from './setting/setting.ts';
export { sceneOfCommunity } from './of-community.ts';
export { type PicturedGame, sceneOf, spread } from './of-game.ts';
