import type { Call } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { useCallForm } from '../use-call-form.ts';
import { ActSheet, type ActWords } from './act-sheet.tsx';

interface Props<Answer> extends ActWords<Answer> {
  /** The call, imported from `@rondo/contract/forms`, and the field of the reason in it; null if no reason is asked for. */
  call: Call | null;
  name?: 'reason' | 'note' | 'answer';
  /** The label and the hint of the reason, if they are not the usual ones. */
  reasonLabel?: string;
  reasonHint?: string;
  /** What the act still lacks, in words; null if nothing. */
  missing?: string | null;
  /** @param key makes it safe to repeat the same act */
  act: (reason: string, key: string) => Promise<Answer>;
}

const reasonLeast = 3;
const asksNothing = { form: { fields: {}, refused: {} } };

/** An act of an admin whose only typed field, if any, is its reason. */
export function ReasonSheet<Answer>({
  call,
  name = 'reason',
  reasonLabel,
  reasonHint,
  missing = null,
  act,
  ...words
}: Props<Answer>) {
  const t = useT();
  const names = call ? [name] : [];
  const initial: Partial<Record<string, string>> = Object.fromEntries(names.map((one) => [one, '']));
  const short = t('field.short', { least: String(reasonLeast) });
  const form = useCallForm((call ?? asksNothing) as Call, {
    initial,
    needs: names,
    check: (values) => ({ [name]: (values[name] ?? '').trim().length < reasonLeast ? short : missing }),
  });
  return (
    <ActSheet
      {...words}
      form={form}
      reason={
        call && {
          ...form.text(name),
          ...(reasonLabel !== undefined && { label: reasonLabel }),
          ...(reasonHint !== undefined && { hint: reasonHint }),
        }
      }
      act={(_, key) => act(form.values[name]?.trim() ?? '', key)}
    />
  );
}
