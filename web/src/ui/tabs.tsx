import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import classes from './tabs.module.css';

interface Props<Id extends string> {
  /** What the tabs divide. */
  label: string;
  /** The first one is what the page shows without `?tab=`. */
  tabs: readonly { id: Id; label: string }[];
  chosen: Id;
}

/** Parts of a page, each with an address of its own (`?tab=`): links, so that they open in a tab and Back works. */
export function Tabs<Id extends string>({ label, tabs, chosen }: Props<Id>) {
  const [query] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  // On a phone there may be more of them than fit: the chosen one shows.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`);
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [chosen]);
  const address = (id: Id, first: boolean) => {
    const next = new URLSearchParams(query);
    if (first) next.delete('tab');
    else next.set('tab', id);
    return `?${next.toString()}`;
  };
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
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
    </nav>
  );
}
