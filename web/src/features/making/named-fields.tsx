import { gameForm } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { useTypedState } from '../../platform/typed.ts';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chips.tsx';
import { ChipRow, Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { focusSoon } from './form-context.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './rows.module.css';

/** The names are stored as one text, separated by commas. */
const namesIn = (text: string) => text.split(',').flatMap((name) => name.trim() || []);

/** The names of the fields or halls on which the game is played. */
export function NamedFields({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const [text, setText] = useTypedState('text', '');
  const fields = namesIn(form.values.field_identifier);
  const set = (next: string[]) => form.change({ field_identifier: next.join(', ') });
  const add = () => {
    set([...new Set([...fields, ...namesIn(text)])]);
    setText('');
  };
  return (
    <Stack gap={12} shrinks>
      <div className={classes.shortcut}>
        <Field
          label={t('create.fieldNames')}
          hint={t('create.fieldNamesHint')}
          maxLength={gameForm.fieldIdentifierMax}
          autoComplete="off"
          data-path="field_identifier"
          value={text}
          error={form.at('field_identifier')}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" onClick={add}>
          {t('create.fieldNamesAdd')}
        </Button>
      </div>
      {fields.length > 0 && (
        <ChipRow>
          {fields.map((name) => (
            <RemovableChip
              key={name}
              label={name}
              onRemove={() => {
                set(fields.filter((other) => other !== name));
                focusSoon('field_identifier');
              }}
            />
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}
