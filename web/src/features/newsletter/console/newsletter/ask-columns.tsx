import { type ColumnAnswer, columnAnswers } from '@rondo/rules/subscriber-columns';
import { useT } from '../../../../platform/i18n.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Note } from '../../../../ui/form.tsx';

interface Props {
  /** Columns whose meaning the file doesn't say, with some of their cells. */
  asked: readonly { column: string; examples: readonly string[] }[];
  answers: Readonly<Record<string, ColumnAnswer>>;
  onAnswer: (column: string, means: ColumnAnswer) => void;
}

/** Asks for the meaning of each column that may tell who has left the list. */
export function AskColumns({ asked, answers, onAnswer }: Props) {
  const t = useT();
  return (
    <>
      <Note>
        <p>{t('newsletters.import.columns.why')}</p>
      </Note>
      {asked.map(({ column, examples }) => (
        <SelectField
          key={column}
          label={t('newsletters.import.columns.ask', { column })}
          hint={t('newsletters.import.columns.examples', { examples: examples.join(', ') })}
          value={Object.hasOwn(answers, column) ? answers[column] : ''}
          onChange={({ target }) => {
            const means = columnAnswers.find((one) => one === target.value);
            if (means) onAnswer(column, means);
          }}
        >
          <option value="" disabled>
            {t('newsletters.import.columns.choose')}
          </option>
          {columnAnswers.map((means) => (
            <option key={means} value={means}>
              {t(`newsletters.import.columns.${means}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
