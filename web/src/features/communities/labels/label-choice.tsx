import { SelectField } from '../../../ui/field.tsx';
import type { Named } from './commands.ts';

interface Props {
  label: string;
  labels: readonly Named[];
  chosen: Named;
  onChoose: (label: Named) => void;
}

/** Which of a member's tags and nickname. */
export function LabelChoice({ label, labels, chosen, onChoose }: Props) {
  return (
    <SelectField
      label={label}
      value={labels.indexOf(chosen)}
      onChange={({ target }) => onChoose(labels[Number(target.value)] ?? chosen)}
    >
      {labels.map(({ kind, words }, index) => (
        <option key={`${kind} ${words}`} value={index}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
