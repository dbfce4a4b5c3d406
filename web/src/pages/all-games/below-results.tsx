import { isFiltered, type Search, writeSearch } from '../../features/finding/search.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import classes from './below-results.module.css';

interface Props {
  search: Search;
  /** Whether the search found nothing: then the list itself has the link to a wish. */
  isEmpty: boolean;
}

/** For people who found no game that suits: ways to hear of more games like these. */
export default function BelowResults({ search, isEmpty }: Props) {
  const t = useT();
  const query = writeSearch(search).slice('/allgames?'.length);
  return (
    <Stack gap={12} align="start" className={classes.legend}>
      {isFiltered(search) && (
        <Row as="p" gap={20} lineGap={4} wrap>
          {!isEmpty && (
            <Link to={`/wishes?step=new&${query}`} className="link">
              {t('filters.tell')}
            </Link>
          )}
          <Link to={`/calendars?${query}`} className="link">
            {t('games.follow')}
          </Link>
        </Row>
      )}
    </Stack>
  );
}
