import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { Icon } from './icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import classes from './paging.module.css';

interface Props {
  page: number;
  totalPages: number;
  /** The address of a page, so that it can be opened in a tab and returned to. */
  to: (page: number) => string;
}

/** Three page numbers around the current one, ellipses, and the last page (product.md#finding-games). */
export function Paging({ page, totalPages, to }: Props) {
  const t = useT();
  if (totalPages <= 1) return null;
  return (
    <nav className={classes.paging} aria-label={t('common.pages')}>
      <Step label={t('common.previousPage')} icon="left" to={page > 1 ? to(page - 1) : null} />
      {pageNumbers(page, totalPages).map((entry) =>
        typeof entry === 'number' ? (
          <Link
            key={entry}
            className={classes.page}
            to={to(entry)}
            aria-label={t('common.page', { page: entry })}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ) : (
          <span key={entry} className={classes.gap}>
            …
          </span>
        ),
      )}
      <Step label={t('common.nextPage')} icon="right" to={page < totalPages ? to(page + 1) : null} />
    </nav>
  );
}

function Step({ label, icon, to }: { label: string; icon: 'left' | 'right'; to: string | null }) {
  if (to === null) {
    return (
      <span className={classes.off}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className={classes.page} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
