import type { GameCard } from '@rondo/contract';
import classes from './scene.module.css';

interface Props {
  game: Pick<GameCard, 'scene' | 'field_type'>;
  eager?: boolean;
  /** Whether one or two people fill it, as on cards, where all of them would be tiny. */
  close?: boolean;
}

/**
 * The picture that is drawn from a game's facts, over the colour of its ground until it has loaded. Decorative. It fills a frame of any shape
 * with all of its people in view, or the one who has the ball, as the drawing itself arranges (scenes/src/setting/view.ts).
 */
export function Scene({ game, eager = false, close = false }: Props) {
  return (
    <span className={classes.ground} data-surface={game.field_type}>
      {/* A copy stored before there were scenes has none. */}
      {game.scene && (
        <img
          className={classes.scene}
          src={close ? `${game.scene}#close` : game.scene}
          alt=""
          width={1200}
          height={630}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
