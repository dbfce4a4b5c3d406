import type { CallResponse, spotPaymentStatus } from '@rondo/contract';
import { correctPaidAddress } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../platform/api.ts';
import { emailOf, isEmail } from '../../../platform/email-of.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Note, Problem } from '../../../ui/form.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { LikelyAddress } from '../parts/likely-address.tsx';

interface Props {
  orderId: string;
  email: string;
  /** Whether the address can still be corrected here. */
  state: CallResponse<typeof spotPaymentStatus>['order']['address'];
}

/** Where a guest's booking was mailed, with a way to correct the address in place until the link that went there is opened. */
export function MailedTo({ orderId, email, state }: Props) {
  const t = useT();
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState<string | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (corrected !== null) again.current?.focus();
  }, [corrected]);
  return (
    <>
      {corrected === null ? (
        <p>{t('spotPayment.joinedBody', { email })}</p>
      ) : (
        <Note>{t('spotPayment.corrected', { email: corrected })}</Note>
      )}
      {state === 'opened' && (
        <p>
          {t('spotPayment.addressOpened')}{' '}
          <Link className="link" to="/contact">
            {t('spotPayment.addressContact')}
          </Link>
        </p>
      )}
      {state === 'correctable' && !correcting && (
        <Button ref={again} variant="plain" onClick={() => setCorrecting(true)}>
          {t('spotPayment.correct')}
        </Button>
      )}
      {state === 'correctable' && correcting && (
        <CorrectAddress
          orderId={orderId}
          email={email}
          onDone={(next) => {
            setCorrected(next);
            setCorrecting(false);
          }}
        />
      )}
    </>
  );
}

const refusals = { email: ['email_invalid', 'address_same', 'address_not_free', 'mails_limited'] } as const;

function CorrectAddress({
  orderId,
  email,
  onDone,
}: Pick<Props, 'orderId' | 'email'> & { onDone: (email: string) => void }) {
  const t = useT();
  const client = useQueryClient();
  const refusal = useRefusal(refusals);
  const [typed, setTyped] = useState(email);
  const [left, setLeft] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [checked, setChecked] = useState(false);
  const correct = useMutation({
    mutationFn: () => call(correctPaidAddress, { params: { id: orderId }, body: { email: typed } }),
    onMutate: refusal.clear,
    onSuccess: () => onDone(emailOf(typed)),
    onError: refusal.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: ['payments', 'spot-order', orderId] }),
  });
  const type = (next: string) => {
    setTyped(next);
    setChecked(false);
    refusal.clear();
  };
  const wrong = checked && !isEmail(typed) && t('spots.checks.email');
  const submit = () => {
    setChecked(true);
    if (isEmail(typed)) correct.mutate();
    else refusal.lead();
  };
  return (
    <Form
      {...refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        ref={field}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        label={t('spots.guest.email')}
        value={typed}
        error={wrong || refusal.at('email')}
        below={left && <LikelyAddress typed={typed} onTake={type} />}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setLeft(false);
          type(event.target.value);
        }}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" working={correct.isPending}>
        {t('spotPayment.mailThere')}
      </SubmitButton>
    </Form>
  );
}
