import type { ComponentProps } from 'react';
import { Scene } from './scene.tsx';
import classes from './hero-scene.module.css';

/**
 * A game's picture at the head of a page, beside the words there, or above them on a phone; it fades into the ground towards the words. Its
 * parent has to be positioned. Decorative.
 */
export function HeroScene({ game }: Pick<ComponentProps<typeof Scene>, 'game'>) {
  return (
    <div className={classes.hero}>
      <Scene game={game} eager />
    </div>
  );
}
