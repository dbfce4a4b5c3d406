import { useT } from '../../platform/i18n.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import type { GameDraft } from './draft.ts';
import type { SectionProps } from './use-game-form.ts';

/** Keeps, changes or removes an existing passcode, which is not known here. */
export function PasscodeField({ form, settings: { game } }: SectionProps) {
  const t = useT();
  const mode = form.values.passcodeMode;
  return (
    <>
      {game?.hasPasscode && (
        <Choices<GameDraft['passcodeMode']>
          path="passcodeMode"
          legend={t('create.passcodeIs')}
          value={mode}
          onChange={(next) => form.change({ passcodeMode: next })}
          options={[
            { value: 'keep', label: t('create.passcodeKeep') },
            { value: 'set', label: t('create.passcodeChange') },
            { value: 'remove', label: t('create.passcodeRemove') },
          ]}
        />
      )}
      {mode === 'set' && (
        <Field
          label={t('create.passcode')}
          hint={t('create.passcodeHint')}
          autoComplete="off"
          {...form.text('passcode')}
        />
      )}
    </>
  );
}
