// What there is at home for who plays.
export { NextGame } from './next-game.tsx';
export { Waits } from './waits.tsx';
export { Year } from './year.tsx';
