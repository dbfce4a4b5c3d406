import type { CallArguments } from '@rondo/contract';
import { resetPassword } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { TimeRing } from '../../../ui/time-ring.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';
import { ConsentBoxes } from '../signing-up/consent-boxes.tsx';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { type Recovery, waysOf } from './recovery-queries.ts';
import classes from '../recovery.module.css';

interface Props {
  token: string;
  recovery: Recovery;
  left: { secondsLeft: number; fullSeconds: number };
  /** @param waysLeft the account's remaining ways in besides the password; '' for none */
  onDone: (waysLeft: string) => void;
}

/** The new password, twice; a guest also gives a name and accepts the terms and privacy policy. */
export function ResetForm({ token, recovery, left, onDone }: Props) {
  const { t, explain } = useI18n();
  const { email, isGuest } = recovery;
  const ways = waysOf(recovery.waysIn);
  const words = accountWords(t);
  // Two passwords that differ have another message after pressing the button than on leaving the field (product.md#passwords).
  const [isPressed, setPressed] = useState(false);
  const repeated = (confirm: string, password: string) =>
    isPressed && confirm !== '' && confirm !== password ? t('recovery.notMatching') : words.repeated(confirm, password);
  const form = useCallForm(resetPassword, {
    looks: 'on leaving',
    initial: {
      resetToken: token,
      name: recovery.name ?? '',
      password: '',
      confirm: '',
      removeWaysIn: ways !== '',
      termsConsent: false,
      privacyConsent: false,
    },
    say: { name: words.say.name, password: words.say.newPassword },
    check: (values) => ({
      password: words.newPassword(values.password),
      confirm: repeated(values.confirm, values.password),
      ...(isGuest && {
        name: words.name(values.name),
        termsConsent: words.consent(values.termsConsent),
        privacyConsent: words.consent(values.privacyConsent),
      }),
    }),
    // A call without an answer has its own message here (decisions/0031-one-message.md).
    explain: (error) => (error instanceof ApiError && error.status === 0 ? t('recovery.expired') : explain(error)),
  });
  const { text, box, refusal } = form;
  const submit = useMutation({
    mutationFn: (body: CallArguments<typeof resetPassword>['body']) =>
      call(resetPassword, { body: isGuest ? body : { ...body, name: null } }),
    onMutate: refusal.clear,
    onSuccess: (_, { removeWaysIn }) => onDone(removeWaysIn ? '' : ways),
    onError: refusal.refuse,
  });
  const sent = form.sends((body) => submit.mutate(body));
  return (
    <Form
      {...sent}
      onSubmit={(event) => {
        setPressed(true);
        sent.onSubmit(event);
      }}
    >
      <div className={classes.left}>
        <TimeRing {...left} label={t('recovery.timeLeft')} />
        <p>{t('recovery.form.left')}</p>
      </div>
      <Field readOnly autoComplete="username" label={t('accounts.email')} value={email} />
      {isGuest && (
        <Field
          autoComplete="nickname"
          label={t('recovery.form.name')}
          hint={recovery.name === null && t('recovery.form.nameHint')}
          {...text('name')}
        />
      )}
      <NewPasswordFields label={t('recovery.form.password')} password={text('password')} repeated={text('confirm')} />
      {ways !== '' && (
        <div>
          <Checkbox label={t('recovery.form.removeWaysIn', { ways })} {...box('removeWaysIn')} />
          <p className={classes.hint}>{t('recovery.form.removeWaysInHint')}</p>
        </div>
      )}
      {isGuest && <ConsentBoxes terms={box('termsConsent')} privacy={box('privacyConsent')} />}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={submit.isPending}>
        {t(isGuest ? 'recovery.form.guestSubmit' : 'recovery.form.submit')}
      </SubmitButton>
    </Form>
  );
}
