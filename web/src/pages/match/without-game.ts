// Pages in place of a game, in one file because few visits need them.
export { GameClosed } from './game-closed.tsx';
export { GameMissing } from './game-missing.tsx';
