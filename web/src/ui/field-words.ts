import { useEffect, useRef } from 'react';
import type { FieldProblem, FieldRules } from '../platform/call-form.ts';
import { useFormats } from '../platform/formats.ts';
import { useI18n } from '../platform/i18n.tsx';

/**
 * The errors of fields whose form has no words of its own (decisions/0088-one-description-of-a-form.md). A page loads these phrases when it is
 * first touched.
 */
export function useFieldWords() {
  const { t, parts } = useI18n();
  const { number } = useFormats();
  const areLoaded = parts.includes('errors');
  const later = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!areLoaded) return;
    later.current?.();
    later.current = null;
  }, [areLoaded]);
  /** null before the phrases are loaded. */
  const wordsOf = (rules: FieldRules, problem: FieldProblem): string | null => {
    if (!areLoaded) return null;
    const { type, format, minLength = 0, maxLength = 0, minimum = 0, maximum = 0, maxItems = 0 } = rules;
    switch (problem) {
      case 'missing':
        return t(type === 'array' ? 'field.chooseOne' : 'field.missing');
      case 'short':
        return t('field.short', { least: number(minLength) });
      case 'long':
        return type === 'array'
          ? t('field.chooseFewer', { most: number(maxItems) })
          : t('field.long', { most: number(maxLength) });
      case 'low':
        return t('field.low', { least: number(minimum) });
      case 'high':
        return t('field.high', { most: number(maximum) });
      case 'invalid':
        if (format === 'email') return t('errors.email_invalid');
        return t(type === 'integer' ? 'field.whole' : 'field.invalid');
    }
  };
  return {
    wordsOf,
    /** Calls `act` once the phrases are loaded. */
    whenLoaded: (act: () => void) => {
      if (areLoaded) act();
      else later.current = act;
    },
  };
}
