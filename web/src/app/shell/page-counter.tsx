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
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!counted) return;
    loadAnalytics(url);
    countPage(route.path, userId);
    // The pathname too: from one game to another is another page.
  }, [counted, url, route.path, pathname, userId]);
  return null;
}
