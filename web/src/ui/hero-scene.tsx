import type { ComponentProps } from 'react';
import { Scene } from './scene.tsx';
import classes from './hero-scene.module.css';

/**
 * A game's picture at the head of a page, beside the words on it, on a phone above them; towards them it fades into the ground. Its parent is
 * positioned. Decorative.
 */
export function HeroScene({ game }: Pick<ComponentProps<typeof Scene>, 'game'>) {
  return (
    <div className={classes.hero}>
      <Scene game={game} eager />
    </div>
  );
}
