import { activatePromocode, selectPromocode } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useSession } from '../../../platform/session.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { SubmitButton } from '../../button.tsx';
import { Checkbox } from '../../checkbox.tsx';
import { Field } from '../../field.tsx';
import { Note } from '../../form.tsx';
import type { CodeOption } from './spot-quote.ts';
import { codeOf } from '../use-handle-refusal.ts';
import { useIntent, useRefresh } from '../use-refresh.ts';
import classes from '../wizard.module.css';

interface Props {
  options: readonly CodeOption[];
  codeId: string | null;
  onChoose: (codeId: string | null) => void;
}

/** Chooses the promocode to use, with a field to enter another. */
export function CodeChoice({ options, codeId, onChoose }: Props) {
  const { t } = useI18n();
  const formats = useFormats();
  return (
    <div>
      {options.map(({ id, name, saves }) => (
        <Checkbox
          key={id}
          label={t(codeId === id ? 'spots.code.used' : 'spots.code.use', { name, saves: formats.money(saves) })}
          checked={codeId === id}
          onChange={(event) => onChoose(event.target.checked ? id : null)}
        />
      ))}
      <CodeEntry onActivated={onChoose} />
    </div>
  );
}

/** Activates a code and uses it in one press; one that tops up the balance does that instead. */
function CodeEntry({ onActivated }: { onActivated: (codeId: string) => void }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const own = useSession()?.promocodes ?? [];
  const [code, setCode] = useTypedState('code', '');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const refresh = useRefresh();
  const intent = useIntent();
  const activate = useMutation({
    mutationFn: async (typed: string) => {
      const before = own.find((one) => one.code.toLowerCase() === typed.toLowerCase());
      const answer = await call(activatePromocode, {
        body: { code: typed },
        idempotencyKey: intent('code', typed),
      }).catch((error: unknown) => {
        // A code that they have already activated is the one they want to use.
        if (codeOf(error) !== 'promocode_already_activated' || !before || before.is_redeemed) throw error;
        return { data: { promocode: before, credited: 0 } };
      });
      const { promocode, credited } = answer.data;
      if (promocode.discountType !== 'topupBalance' && !promocode.is_selected)
        await call(selectPromocode, { body: { _id: promocode._id } });
      await refresh();
      return { promocode, credited };
    },
    onSuccess: ({ promocode }) => {
      setCode('');
      onActivated(promocode._id);
    },
    onError: () => field.current?.select(),
  });
  const submit = () => {
    const typed = code.trim();
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else activate.mutate(typed);
  };
  return (
    <details className={classes.policy}>
      <summary>{t('spots.code.have')}</summary>
      <form
        id={form}
        className={classes.code}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          label={t('spots.code.field')}
          value={code}
          error={missing ? t('spots.code.empty') : activate.error && explain(activate.error)}
          onChange={(event) => {
            setCode(event.target.value);
            setMissing(false);
            activate.reset();
          }}
        />
        <SubmitButton variant="secondary" working={activate.isPending}>
          {t('spots.code.submit')}
        </SubmitButton>
      </form>
      {activate.data && activate.data.credited > 0 && (
        <Note>{t('spots.code.credited', { amount: formats.money(activate.data.credited) })}</Note>
      )}
    </details>
  );
}
