// What stands where a game would: few visits begin with it.
export { GameClosed } from './game-closed.tsx';
export { GameMissing } from './game-missing.tsx';
