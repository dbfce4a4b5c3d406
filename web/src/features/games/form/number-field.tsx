import type { ReactNode } from 'react';
import { useSpeech } from '../../../platform/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import type { SectionProps } from './form-context.ts';

interface Props {
  form: SectionProps['form'];
  /** Of the draft: `players`, `teams.0.size`. */
  path: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Takes a decimal point or comma. */
  decimals?: boolean;
  maxLength?: number;
  /** The field is left: for another field that depends on it. */
  onLeave?: () => void;
}

/** A number that can't go below 0: a minus is not taken (1-games §4). */
export function NumberField({ form, path, decimals, onLeave, maxLength = decimals ? 6 : 2, ...field }: Props) {
  const { language } = useSpeech();
  const { onChange, onBlur, value, ...input } = form.getInputProps(path);
  // What comes from the server has a point; what is typed may have either.
  const shown = language === 'nl' ? String(value).replace('.', ',') : value;
  return (
    <Field
      {...field}
      {...input}
      value={shown}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value.replaceAll(decimals ? /[^\d.,]/g : /\D/g, ''))}
      onBlur={() => {
        onBlur();
        onLeave?.();
      }}
    />
  );
}
