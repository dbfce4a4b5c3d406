import type { DocumentHead } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { type Papers, paperPath } from './paper-queries.ts';

/** Links to papers, each with its kind and its number. */
export function PaperLinks({ documents, token }: Papers & { documents: readonly DocumentHead[] }) {
  const t = useT();
  return documents.map(({ number, kind }) => (
    <Link key={number} className="link numbers" to={paperPath({ number, token })}>
      {t(`receipt.${kind}Number`, { number })}
    </Link>
  ));
}
