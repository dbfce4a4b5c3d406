import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { useActivatePromocode } from './queries.ts';

const refusals = {
  code: [
    'promocode_unknown',
    'promocode_expired',
    'promocode_used_up',
    'promocode_already_activated',
    'promocode_redeemed',
    'too_many_requests',
  ],
} as const;

/** Enters a promocode and adds it to the account (product.md#promocodes). */
export function PromocodeSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT();
  const refusal = useRefusal(refusals);
  const formats = useFormats();
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const activate = useActivatePromocode(
    (credited) =>
      credited > 0
        ? t('promocodes.activate.credited', { amount: formats.money(credited) })
        : t('promocodes.activate.done'),
    onDone,
  );
  // The sheet has a single purpose, so its field gets the focus.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    refusal.clear();
    if (code.trim() === '') refusal.lead();
    else activate.mutate({ code }, { onError: refusal.refuse });
  };
  return (
    <Sheet open onClose={onClose} title={t('promocodes.activate.title')}>
      <Form {...refusal.form} onSubmit={submit}>
        <Field
          ref={field}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          label={t('promocodes.activate.code')}
          hint={t('promocodes.activate.hint')}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          error={asked && code.trim() === '' ? t('promocodes.activate.required') : refusal.at('code')}
        />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton size="large" wide working={activate.isPending}>
          {t('promocodes.activate.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
