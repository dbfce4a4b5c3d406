import { useT } from '../../platform/i18n.tsx';
import { SelectField } from '../../ui/field.tsx';
import { sorts, type Sort } from './search.ts';

export function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const t = useT();
  return (
    <SelectField
      label={t('games.sort.label')}
      hideLabel
      value={sort}
      onChange={(event) => onChange(sorts.find((candidate) => candidate === event.target.value) ?? 'upcoming')}
    >
      {sorts.map((option) => (
        <option key={option} value={option}>
          {t(`games.sort.${option}`)}
        </option>
      ))}
    </SelectField>
  );
}
