import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useActivatePromocode } from './queries.ts';

/** Types a promocode and attaches it to the account (2-accounts §2). */
export function PromocodeSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t, explain } = useSpeech();
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
  // There is one thing to do here.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code.trim() === '') field.current?.focus();
    else activate.mutate({ code });
  };
  return (
    <Sheet open onClose={onClose} title={t('promocodes.activate.title')}>
      <Form onSubmit={submit}>
        {activate.error && <Problem>{explain(activate.error)}</Problem>}
        <Field
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          label={t('promocodes.activate.code')}
          hint={t('promocodes.activate.hint')}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          error={asked && code.trim() === '' ? t('promocodes.activate.required') : null}
        />
        <SubmitButton size="large" wide working={activate.isPending}>
          {t('promocodes.activate.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
