import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPage, loadAnalytics } from '../../platform/analytics.ts';
import { useAllowed } from '../../platform/consent.ts';
import { useUser } from '../../platform/session.ts';

/** Pushes each page and the user's id to the operator's data layer, once the reader allows it (2-accounts §2). */
export default function PageCounter({ url }: { url: string }) {
  const allowed = useAllowed().includes('analytics');
  const { pathname } = useLocation();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!allowed) return;
    loadAnalytics(url);
    countPage(pathname, userId);
  }, [allowed, url, pathname, userId]);
  return null;
}
