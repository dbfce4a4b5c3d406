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

/** As many as fit the narrow picture of a phone's list; the bar below says how many there are. */
const shown = 3;

/** Some of a game's players on its picture, for logged-in users, and how many of them the reader has played with. */
export default function CardFaces({ game, saysKnown }: Props) {
  const t = useT();
  const { data } = useQuery(facesQuery(game._id));
  const { faces = [], playedWith = 0 } = data ?? {};
  const said = saysKnown && playedWith > 0;
  if (faces.length === 0) return null;
  return (
    <p className={classes.faces}>
      <FaceStack faces={faces.slice(0, shown)} count={Math.min(faces.length, shown)} size={24} />
      {said && <span className={classes.known}>{t('games.card.playedWith', { count: playedWith })}</span>}
    </p>
  );
}
