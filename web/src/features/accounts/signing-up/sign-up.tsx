import type { CallArguments, signUp as SignUpCall } from '@rondo/contract';
import { signUp } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useReturnTo } from '../../../platform/return-to.ts';
import { useOff } from '../../../platform/use-off.ts';
import { keepSignUp } from '../../../platform/kept-sign-up.ts';
import { OffNote } from '../../../ui/off-note.tsx';
import { Page } from '../../../ui/page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpSent } from './sign-up-sent.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';

type Body = CallArguments<typeof SignUpCall>['body'];

/** The form, then where to find the mail; going back keeps everything typed except the passwords (product.md#sign-up). */
export function SignUp() {
  const { language, t } = useI18n();
  const isOff = useOff('signUps') !== null;
  const returnTo = useReturnTo();
  const form = useSignUpForm();
  const { refusal } = form;
  /** The values that were sent, kept to send them again. */
  const [sent, setSent] = useState<Body | null>(null);
  const [times, setTimes] = useState(0);
  const [mendsAddress, setMendsAddress] = useState(false);
  const submit = useMutation({
    mutationFn: (body: Body) => call(signUp, { body: { ...body, language, returnTo: returnTo ?? undefined } }),
    onMutate: refusal.clear,
    onSuccess: (_, body) => {
      keepSignUp();
      setSent(body);
      setTimes((before) => before + 1);
      form.untry();
      form.change({ password: '', confirmPassword: '' });
    },
    onError: refusal.refuse,
  });
  if (isOff && !sent)
    return (
      <Page width="narrow" title={t('accounts.signup.title')}>
        <OffNote of="signUps" />
      </Page>
    );
  if (sent)
    return (
      <SignUpSent
        email={sent.email.trim()}
        working={submit.isPending}
        problem={refusal.words}
        times={times}
        onAgain={() => submit.mutate(sent)}
        onMend={() => {
          refusal.clear();
          setSent(null);
          setTimes(0);
          setMendsAddress(true);
        }}
      />
    );
  return (
    <SignUpForm
      form={form}
      working={submit.isPending}
      startsAtEmail={mendsAddress}
      onSubmit={(body) => submit.mutate(body)}
    />
  );
}
