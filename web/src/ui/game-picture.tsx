import type { GameCard } from '@rondo/contract';
import { useT } from '../platform/i18n.tsx';
import { Picture } from './picture.tsx';
import { Scene } from './scene.tsx';
import classes from './scene.module.css';

interface Props {
  game: Pick<GameCard, 'photo' | 'venuePhoto' | 'scene' | 'field_type'>;
  /** Whether it is on the first screen, so that it loads at once. */
  eager?: boolean;
  /** Whether its scene is a close-up, as on cards. */
  close?: boolean;
}

/**
 * A game's own photo, or its venue's (decisions/0049-venue-photos.md), or its scene, which also replaces a photo that can't be loaded
 * (pages.md#game-page).
 */
export function GamePicture({ game, eager, close }: Props) {
  const t = useT();
  const scene = <Scene game={game} eager={eager} close={close} />;
  if (!game.photo) return game.venuePhoto ? <Picture src={game.venuePhoto} eager={eager} fallback={scene} /> : scene;
  const broken = (
    <>
      {scene}
      <span className={classes.noImage}>{t('common.noImage')}</span>
    </>
  );
  return <Picture src={game.photo} eager={eager} fallback={broken} />;
}
