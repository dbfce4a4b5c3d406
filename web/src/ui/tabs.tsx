import { useSearchParams } from 'react-router';
import { Link } from '../platform/link.tsx';
import { Row } from './layout.tsx';
import classes from './tabs.module.css';

interface Props<Id extends string> {
  /** The name of the group of tabs. */
  label: string;
  /** The page shows the first one without `?tab=`. */
  tabs: readonly { id: Id; label: string }[];
  chosen: Id;
}

/** Sections of a page, each with its own address (`?tab=`): links, so that they open in a tab and Back works. */
export function Tabs<Id extends string>({ label, tabs, chosen }: Props<Id>) {
  const [query] = useSearchParams();
  const address = (id: Id, first: boolean) => {
    const next = new URLSearchParams(query);
    // The page and search of one tab's list don't apply to another's.
    for (const name of ['page', 'query']) next.delete(name);
    if (first) next.delete('tab');
    else next.set('tab', id);
    return `?${next.toString()}`;
  };
  return (
    <Row as="nav" gap={4} wrap className={classes.tabs} aria-label={label}>
      {tabs.map(({ id, label: name }, index) => (
        <Link
          key={id}
          to={address(id, index === 0)}
          replace
          preventScrollReset
          className={classes.tab}
          data-tab={id}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </Row>
  );
}
