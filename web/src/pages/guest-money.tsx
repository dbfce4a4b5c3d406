import { useParams } from 'react-router';
import { GuestMoneyView } from '../features/booking/guest-money-view.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money'] as const;

/** `/guest-money/{token}`: the money kept for a guest, and the two ways to get it; opened by a mailed link without a login. */
export default function GuestMoneyPage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('guestMoney.title') });
  return (
    <Page width="narrow">
      <GuestMoneyView token={token} />
    </Page>
  );
}
