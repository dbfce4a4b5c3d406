import { useT } from '../../../platform/i18n.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** Tells guests, who have no profile (product.md#who), how to get an account. */
export function GuestNotice({ email }: { email: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('editProfile.guest.title')}
      action={
        <ButtonLink to={`/guest-account?email=${encodeURIComponent(email)}`}>{t('editProfile.guest.link')}</ButtonLink>
      }
    >
      {t('editProfile.guest.body')}
    </EmptyState>
  );
}
