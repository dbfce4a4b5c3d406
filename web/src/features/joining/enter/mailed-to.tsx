import type { CallResponse, spotPaymentStatus } from '@rondo/contract';
import { correctPaidAddress } from '@rondo/contract/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { emailOf } from '../../../platform/email-of.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Note, Problem } from '../../../ui/form.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { LikelyAddress } from '../../../ui/joining/likely-address.tsx';

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

function CorrectAddress({
  orderId,
  email,
  onDone,
}: Pick<Props, 'orderId' | 'email'> & { onDone: (email: string) => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(correctPaidAddress, { initial: { email }, say: { email: t('spots.checks.email') } });
  const { refusal } = form;
  const [left, setLeft] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const correct = useMutation({
    mutationFn: (body: { email: string }) => call(correctPaidAddress, { params: { id: orderId }, body }),
    onMutate: refusal.clear,
    onSuccess: (_, body) => onDone(emailOf(body.email)),
    onError: refusal.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: ['payments', 'spot-order', orderId] }),
  });
  const type = (next: string) => {
    form.change({ email: next });
    refusal.clear();
  };
  return (
    <Form {...form.sends((body) => correct.mutate(body))}>
      <Field
        ref={field}
        {...form.text('email')}
        type="email"
        autoComplete="email"
        label={t('spots.guest.email')}
        below={left && <LikelyAddress typed={form.values.email} onTake={type} />}
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
