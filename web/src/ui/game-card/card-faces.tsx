import type { GameCard } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { facesQuery } from '../../platform/faces.ts';
import { useT } from '../../platform/i18n.tsx';
import { FaceStack } from '../face-stack.tsx';
import classes from './game-card.module.css';

interface Props {
  game: GameCard;
  /** Whether to say with how many of them the reader has played. */
  saysKnown: boolean;
}

/** A game's players, for logged-in users: faces, and how many of them the reader has played with. Their place is reserved until they are known. */
export default function CardFaces({ game, saysKnown }: Props) {
  const t = useT();
  const { data } = useQuery(facesQuery(game._id));
  const { faces = [], playedWith = 0 } = data ?? {};
  return (
    <>
      <FaceStack faces={faces} count={game.joined_players_number} />
      {saysKnown && playedWith > 0 && (
        <span className={classes.known}>{t('games.card.playedWith', { count: playedWith })}</span>
      )}
    </>
  );
}
