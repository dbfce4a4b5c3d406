import { gameForm, levels, sports, surfaces } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Field, SelectField, TextField } from '../../../ui/field.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import type { SectionProps } from './form-context.ts';

/** What the game is. */
export function GeneralFields({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const choose = (
    <option value="" disabled>
      {t('create.choose')}
    </option>
  );
  return (
    <>
      <Field
        label={t('create.name')}
        placeholder={t('create.namePlaceholder')}
        maxLength={gameForm.nameMax}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <FieldPair>
        <SelectField label={t('create.sport')} {...form.getInputProps('sport')}>
          {choose}
          {sports.map((sport) => (
            <option key={sport} value={sport}>
              {t(`games.sport.${sport}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('create.level')} {...form.getInputProps('level')}>
          {choose}
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`games.level.${level}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('create.surface')} {...form.getInputProps('surface')}>
          {choose}
          {surfaces.map((surface) => (
            <option key={surface} value={surface}>
              {t(`games.surface.${surface}`)}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <TextField
        label={t('create.description')}
        hint={t('create.descriptionHint', { count: form.values.description.length, max: gameForm.descriptionMax })}
        maxLength={gameForm.descriptionMax}
        {...form.getInputProps('description')}
      />
    </>
  );
}
