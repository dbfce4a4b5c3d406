import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import paper from './paper.module.css';

/** A link back to the wallet, not printed. */
export function BackToWallet({ label }: { label: string }) {
  return (
    <Link className={paper.back} to="/wallet">
      <Icon name="left" size={18} />
      {label}
    </Link>
  );
}
