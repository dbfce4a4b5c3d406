import { attendance } from '@rondo/rules/attendance';
import { useRef, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { useTypedState } from '../../platform/typed.ts';

interface Props {
  title: string;
  body: string;
  label: string;
  /** The message for a sentence that is too short. */
  short: string;
  action: string;
  cancel: string;
  working: boolean;
  /** @param key the same for each attempt, so that a repeated one does nothing more */
  onSend: (sentence: string, key: string, refuse: (error: unknown) => void) => void;
  onClose: () => void;
}

/** Asks for a sentence: an appeal, or the reason for an answer. */
export default function SentenceSheet({ body, label, short, onSend, ...sheet }: Props) {
  const refusal = useRefusal();
  const [sentence, setSentence] = useTypedState('sentence', '');
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useRef({ sentence: '', key: '' });
  const submit = () => {
    const words = sentence.trim();
    const isShort = words.length < attendance.sentenceMin;
    setProblem(isShort ? short : null);
    if (isShort) return refusal.lead();
    if (sent.current.sentence !== words) sent.current = { sentence: words, key: crypto.randomUUID() };
    onSend(words, sent.current.key, refusal.refuse);
  };
  return (
    <FormSheet {...sheet} refusal={refusal} onSubmit={submit}>
      <p>{body}</p>
      <TextField
        label={label}
        maxLength={attendance.sentenceMax}
        value={sentence}
        error={problem}
        onChange={({ target }) => {
          setSentence(target.value);
          setProblem(null);
        }}
      />
    </FormSheet>
  );
}
