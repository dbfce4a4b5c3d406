import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AppReturn } from '../features/payments/app-return.tsx';
import { useT } from '../platform/i18n.tsx';
import { isAndroidShell, shellLink } from '../platform/native-shell.ts';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money'] as const;

/** `/payments/…redirect?orderId=…&app=android`: takes a payment started in the Android shell back there (pages.md#native-apps). */
export default function AppReturnPage() {
  const t = useT();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  usePageHead({ title: t('nav.titles.payments') });
  const { pathname } = useLocation();
  const path = `${pathname}?orderId=${encodeURIComponent(query.get('orderId') ?? '')}`;
  useEffect(() => {
    if (isAndroidShell()) void navigate(path, { replace: true });
  }, [navigate, path]);
  return (
    <Page width="narrow">
      <AppReturn link={shellLink(path)} path={path} />
    </Page>
  );
}
