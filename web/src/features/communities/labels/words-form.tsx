import type { ErrorCode } from '@rondo/contract';
import { labelForm } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import type { RefusedFields } from '../../../ui/place-refusal.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';

interface Props {
  label: string;
  hint?: string;
  /** The label of the button. */
  action: string;
  /** The initial text. */
  words?: string;
  working: boolean;
  onSend: (words: string, then: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
}

const codes: readonly ErrorCode[] = [
  'nickname_taken',
  'label_reserved',
  'label_known',
  'label_rejected',
  'label_removed',
  'tag_of_admins',
  'too_many_tags',
  'too_many_suggestions',
];
const fields: RefusedFields<'words'> = { words: codes };

/** A tag or nickname on one line, with its button. */
export function WordsForm({ label, hint, action, words: first = '', working, onSend }: Props) {
  const t = useT();
  const refusal = useRefusal(fields);
  const [words, setWords] = useState(first);
  const [checked, setChecked] = useState(false);
  const missing = checked && words.trim() === '';
  return (
    <Form
      {...refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        refusal.clear();
        setChecked(true);
        if (words.trim() === '') return refusal.lead();
        onSend(words, {
          onSuccess: () => {
            setChecked(false);
            setWords(first);
          },
          onError: refusal.refuse,
        });
      }}
    >
      <Field
        name="words"
        label={label}
        hint={hint}
        maxLength={labelForm.wordsMax}
        autoComplete="off"
        value={words}
        error={missing ? t('labels.missing') : refusal.at('words')}
        onChange={(event) => setWords(event.target.value)}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton variant="secondary" working={working}>
        {action}
      </SubmitButton>
    </Form>
  );
}
