import { activatePromocode } from '@rondo/contract/forms';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useActivatePromocode } from './commands.ts';

/** Enters a promocode and adds it to the account (product.md#promocodes). */
export function PromocodeSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT();
  const formats = useFormats();
  const form = useCallForm(activatePromocode, {
    initial: { code: '' },
    say: { code: t('promocodes.activate.required') },
    at: { too_many_requests: 'code' },
  });
  const { refusal } = form;
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
  return (
    <Sheet open onClose={onClose} title={t('promocodes.activate.title')}>
      <Form {...form.sends((body) => activate.mutate(body, { onError: form.refuse }))}>
        <Field
          ref={field}
          {...form.text('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('promocodes.activate.code')}
          hint={t('promocodes.activate.hint')}
          onChange={({ target }) => form.change({ code: target.value.toUpperCase() })}
        />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton size="large" wide working={activate.isPending}>
          {t('promocodes.activate.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
