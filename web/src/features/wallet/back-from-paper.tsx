import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import paper from './paper.module.css';

/** A link back from a paper to the page it was opened from, by default the wallet; not printed. */
export function BackFromPaper({ to = '/wallet', label }: { to?: string; label: string }) {
  return (
    <Link className={paper.back} to={to}>
      <Icon name="left" size={18} />
      {label}
    </Link>
  );
}
