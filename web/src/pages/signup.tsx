import { SignUp } from '../features/accounts/sign-up.tsx';
import { useSignInNews } from '../features/accounts/use-sign-in-news.ts';
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
