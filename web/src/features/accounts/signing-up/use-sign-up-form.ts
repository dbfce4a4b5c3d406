import { signUp } from '@rondo/contract/forms';
import { useT } from '../../../platform/i18n.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';

/** The typed values of a sign-up. */
export function useSignUpForm() {
  const t = useT();
  const words = accountWords(t);
  return useCallForm(signUp, {
    looks: 'on leaving',
    initial: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      termsConsent: false,
      privacyConsent: false,
      newsletterConsent: false,
    },
    say: { name: words.say.name, email: words.say.email, password: words.say.newPassword },
    check: (values) => ({
      name: words.name(values.name),
      password: words.newPassword(values.password),
      confirmPassword: words.repeated(values.confirmPassword, values.password),
      termsConsent: words.consent(values.termsConsent),
      privacyConsent: words.consent(values.privacyConsent),
    }),
  });
}

export type SignUpFields = ReturnType<typeof useSignUpForm>;
