import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPage, loadAnalytics } from '../../platform/analytics.ts';
import { useAllowed } from '../../platform/consent.ts';
import { useUser } from '../../platform/session.ts';
import { findRoute, holdsToken } from '../routes.ts';

/** In a query, also one that `returnTo` carries: a game's key, an order that opens by its id, a person's address. */
const privateQuery = /secret-key|orderId|email/;

/**
 * Pushes each page and the user's id to the operator's data layer, once the reader allows it (2-accounts §2). A page is the
 * pattern of its address, and one with a secret in the address is neither counted nor a place where the script is loaded:
 * it could read the address itself.
 */
export default function PageCounter({ url }: { url: string }) {
  const allowed = useAllowed().includes('analytics');
  const { pathname, search } = useLocation();
  const { route } = findRoute(pathname, search);
  const counted = allowed && !holdsToken(route) && !privateQuery.test(search);
  // From one game to another is another page of the same pattern.
  return counted ? <Count key={pathname} url={url} page={route.path} /> : null;
}

function Count({ url, page }: { url: string; page: string }) {
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    loadAnalytics(url);
    countPage(page, userId);
  }, [url, page, userId]);
  return null;
}
