import type { Challenge } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';

/** *Domvolley against Weesper Smash*, each with the way to its community. */
export function Sides({ challenge: { home, away } }: { challenge: Challenge }) {
  const t = useT();
  return (
    <span>
      <SideName {...home} /> {t('games.card.against')} <SideName {...away} />
    </span>
  );
}

/** What a side is called; a community that has closed has no page. */
function SideName({ name, shortCode }: Pick<Challenge['home'], 'name' | 'shortCode'>) {
  if (shortCode === null) return name;
  return <Link to={`/community/${encodeURIComponent(shortCode)}`}>{name}</Link>;
}
