import { writeFigure } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useI18n } from '../../platform/i18n.tsx';
import { Field } from '../../ui/field.tsx';
import type { SectionProps } from './use-game-form.ts';

interface Props {
  form: SectionProps['form'];
  /** The path in the draft: `players`, `teams.0.size`. */
  path: Parameters<SectionProps['form']['text']>[0];
  label: ReactNode;
  hint?: ReactNode;
  /** Accepts a decimal point or comma. */
  decimals?: boolean;
  maxLength?: number;
  /** Called on leaving the field, for another field that depends on it. */
  onLeave?: () => void;
}

/** A number that can't be negative: a minus is ignored (product.md#finding-games). */
export function NumberField({ form, path, decimals, onLeave, maxLength = 6, ...field }: Props) {
  const { language } = useI18n();
  const { onChange, onBlur, value, ...input } = form.text(path);
  // The server's values have a point; typed ones may have either.
  const shown = writeFigure(value, language);
  return (
    <Field
      {...field}
      {...input}
      value={shown}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={maxLength}
      onChange={({ target }) =>
        onChange({ target: { value: target.value.replaceAll(decimals ? /[^\d.,]/g : /\D/g, '') } })
      }
      onBlur={() => {
        onBlur?.();
        onLeave?.();
      }}
    />
  );
}
