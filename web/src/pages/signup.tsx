import { SignUp } from '../features/accounts/signing-up/sign-up.tsx';
import { useSignInNews } from '../features/accounts/logging-in/use-sign-in-news.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';

export const phrases = ['account', 'errors'] as const;

/** `/signup` (product.md#sign-up). */
export default function SignUpPage() {
  const t = useT();
  useSignInNews();
  usePageHead({ title: t('nav.titles.signup'), description: t('accounts.signup.intro') });
  return <SignUp />;
}
