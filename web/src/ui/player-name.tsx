import { Link } from '../platform/link.tsx';
import { useUser } from '../platform/session.ts';
import classes from './player-name.module.css';

interface Props {
  /** null for a guest, who has no page. */
  id: string | null;
  className?: string | undefined;
  children: string;
}

/** A name that leads to the player's page, which is for logged-in users. */
export function PlayerName({ id, className = '', children }: Props) {
  const user = useUser();
  if (id === null || user === null) return <span className={className}>{children}</span>;
  return (
    <Link to={`/player/${id}`} className={`${className} ${classes.link}`}>
      {children}
    </Link>
  );
}
