import type { GameDetails } from '@rondo/contract';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { usePasscode } from './commands.ts';
import { GameSummary } from './game-summary.tsx';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  full: boolean;
  onClose: () => void;
  onNext: () => void;
}

/** Step 1 of a game that is open to all: this is the game, go on. */
export function ConfirmStep({ game, full, onClose, onNext }: Props) {
  const { t } = useSpeech();
  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? t('joining.confirm.queueTitle') : t('joining.confirm.title')}
      footer={
        <Button size="large" onClick={onNext}>
          {t('joining.confirm.next')}
        </Button>
      }
    >
      <div className={classes.body}>
        <p>{full ? t('joining.confirm.queueBody') : t('joining.confirm.body', { name: game.name })}</p>
        <GameSummary game={game} />
      </div>
    </Sheet>
  );
}

/** Step 1 of a game with a passcode: the server compares it and gives a key. */
export function PasscodeStep({
  game,
  onClose,
  onKey,
}: Omit<Props, 'full' | 'onNext'> & { onKey: (key: string) => void }) {
  const { t, explain } = useSpeech();
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
        showBanner('success', t('joining.passcode.right'), { seconds: 2 });
        onKey(key);
      },
      onError: (error) => {
        showBanner('error', explain(error));
        field.current?.select();
      },
    });
  };
  return (
    <Sheet open onClose={onClose} title={t('joining.passcode.title')}>
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
          label={t('joining.passcode.field')}
          hint={t('joining.passcode.body')}
          value={passcode}
          error={empty ? t('joining.passcode.empty') : check.error && explain(check.error)}
          onChange={(event) => {
            setPasscode(event.target.value);
            setEmpty(false);
          }}
        />
        <SubmitButton size="large" wide working={check.isPending}>
          {t('joining.passcode.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
