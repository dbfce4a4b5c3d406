import type { CommunityRequest } from '@rondo/contract';
import { communityForm } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { TextField } from '../../../ui/field.tsx';
import type { Decision } from './commands.ts';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';

interface Props {
  decision: Decision['decision'];
  people: readonly CommunityRequest[];
  onClose: () => void;
  onAnswer: (note: string) => void;
}

/** Asks for a note before requests are approved or denied. */
export function AnswerSheet({ decision, people, onClose, onAnswer }: Props) {
  const t = useT();
  const [note, setNote] = useTypedState('note', '');
  const max = communityForm.noteMax;
  return (
    <QuestionSheet
      title={t(`leading.requests.${decision}Title`, { count: people.length, name: people[0]?.name ?? '' })}
      keep={t('leading.keep')}
      action={t(`leading.requests.${decision}`)}
      variant={decision === 'deny' ? 'danger' : 'primary'}
      onClose={onClose}
      onConfirm={() => onAnswer(note)}
    >
      <p>{t(`leading.requests.${decision}Body`)}</p>
      <TextField
        label={t('leading.requests.note')}
        hint={t('leading.characters', { count: note.length, max })}
        maxLength={max}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </QuestionSheet>
  );
}
