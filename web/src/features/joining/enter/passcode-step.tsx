import type { GameDetails } from '@rondo/contract';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePasscode } from '../../../ui/joining/entry-key.ts';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';

interface Props {
  game: GameDetails;
  onClose: () => void;
  onKey: (key: string) => void;
}

/** Asks for a game's passcode, which the server checks and answers with a key. */
export function PasscodeStep({ game, onClose, onKey }: Props) {
  const { t, explain } = useI18n();
  const [passcode, setPasscode] = useState('');
  const [empty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const check = usePasscode(game._id);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    setEmpty(passcode === '');
    if (passcode === '') {
      field.current?.focus();
      return;
    }
    check.mutate(passcode, {
      onSuccess: ({ secret_key: key }) => {
        showBanner('success', t('joiningSteps.passcode.right'), { seconds: 2 });
        onKey(key);
      },
      // The field shows the error.
      onError: () => field.current?.select(),
    });
  };
  return (
    <Sheet open onClose={onClose} title={t('joiningSteps.passcode.title')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <GameSummary game={game} />
        <Field
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          label={t('joiningSteps.passcode.field')}
          hint={t('joiningSteps.passcode.body')}
          value={passcode}
          error={empty ? t('joiningSteps.passcode.empty') : check.error && explain(check.error)}
          onChange={(event) => {
            setPasscode(event.target.value);
            setEmpty(false);
          }}
        />
        <SubmitButton size="large" wide working={check.isPending}>
          {t('joiningSteps.passcode.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
