import type { Face } from '@rondo/contract';
import { faces as limits } from '@rondo/rules';
import { Avatar } from './avatar.tsx';
import classes from './face-stack.module.css';

interface Props {
  faces: readonly Pick<Face, '_id' | 'name' | 'photo'>[];
  /** The number of all people; the stack ends with the number of those without a face in it. */
  count: number;
  /** In pixels. */
  size?: number;
}

/** A game's players as overlapping faces: five at most, then the number of the others. Decorative: words beside it say the same. */
export function FaceStack({ faces, count, size = 28 }: Props) {
  const shown = faces.slice(0, limits.stack);
  const more = count - shown.length;
  return (
    <span className={classes.stack} style={{ '--size': `${size}px` } as React.CSSProperties} aria-hidden="true">
      {shown.map(({ _id, name, photo }) => (
        <span key={_id} className={classes.face}>
          <Avatar name={name} photo={photo} size={size} />
        </span>
      ))}
      {more > 0 && shown.length > 0 && <span className={`${classes.more} numbers`}>+{more}</span>}
    </span>
  );
}
