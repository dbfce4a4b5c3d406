import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of Rondo's, or the changed part of the present address: `/match/1`, `?tab=requests`, `#results`. */
  to: To;
  /** Whether it replaces this page in the history. */
  replace?: boolean;
  /** State that the next page gets besides its address. */
  state?: unknown;
  /** Whether the page keeps its scroll position. */
  preventScrollReset?: boolean;
}

/**
 * A link to a page of Rondo's that opens without loading the document anew. It replaces React Router's own link, which adds to each first screen
 * the code with which frameworks prefetch (2 kB of script), and to each link an attribute.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const open = useLinkClickHandler(to, { replace, state, preventScrollReset, target: rest.target });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={press}>
      {children}
    </a>
  );
}

/** A link of the navigation: marked as the current one on its page and on those below it. */
export function NavLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
