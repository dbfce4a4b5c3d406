import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of Rondo's, or what changes in this one: `/match/1`, `?tab=requests`, `#results`. */
  to: To;
  /** Whether it takes the place of this page in the history. */
  replace?: boolean;
  /** What the next page is told besides its address. */
  state?: unknown;
  /** Whether the page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * A link to a page of Rondo's that opens without loading the document anew. It stands for React Router's own, which brings what frameworks
 * fetch ahead to each first screen (2 kB of script) and an attribute to each link.
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
