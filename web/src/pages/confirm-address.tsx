import { useParams } from 'react-router';
import { ConfirmAddress } from '../features/accounts/profile/confirm-address.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';

export const phrases = ['account', 'settings'] as const;

/** `/confirm-address/{token}`: the link mailed to a new address. */
export default function ConfirmAddressPage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('editProfile.confirm.title') });
  return <ConfirmAddress token={token} />;
}
