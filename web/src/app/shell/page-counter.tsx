import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPage, loadAnalytics } from '../../platform/analytics.ts';
import { useAllowed } from '../../platform/consent.ts';
import { useUser } from '../../platform/session.ts';
import { findRoute, holdsToken } from '../routes.ts';

/** Matches secrets in a query, including one inside `returnTo`: a game's key, an invitation, an order that opens by its id, a person's address. */
const privateQuery = /secret-key|invitation|orderId|email/;

/**
 * Pushes each page and the user's id to the operator's data layer, once the reader allows it (pages.md#consent). A page is counted by the
 * pattern of its address. One with a secret in its address is not counted, and does not load the script, which could read that address.
 */
export default function PageCounter({ url }: { url: string }) {
  const allowed = useAllowed().includes('analytics');
  const { pathname, search } = useLocation();
  const { route } = findRoute(pathname, search);
  const counted = allowed && !holdsToken(route) && !privateQuery.test(search);
  // Moving from one game to another counts as another page of the same pattern.
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
