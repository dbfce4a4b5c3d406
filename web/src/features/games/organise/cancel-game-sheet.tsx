import type { GameDetails } from '@rondo/contract';
import { cancelGame } from '@rondo/contract/calls';
import { gameForm } from '@rondo/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useSpeech } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import classes from './organise.module.css';
import { ScopeChoice, type Scope } from './scope-choice.tsx';

interface Props {
  game: GameDetails;
  onClose: () => void;
  /** The game is cancelled. */
  onDone: () => void;
}

/** Cancels a game, or it and the later ones of its series: everyone gets 100 % back (3-decisions §3). */
export function CancelGameSheet({ game, onClose, onDone }: Props) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState('');
  const [scope, setScope] = useState<Scope>('one');
  const cancel = useMutation({
    mutationFn: async () => {
      const body = { note, scope };
      const idempotencyKey = `${intent}-${await fingerprint(body)}`;
      return call(cancelGame, { params: { id: game._id }, body, idempotencyKey });
    },
    onSuccess: ({ data }) => {
      const count = data.cancelled.length;
      showBanner('success', count > 1 ? t('organise.cancel.doneSeries', { count }) : t('organise.cancel.done'));
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onError: (error) => showBanner('error', explain(error), { seconds: 3 }),
  });
  const joined = game.joined_players_number;
  const following = game.series?.following ?? 0;
  return (
    <Sheet
      open
      title={t('organise.cancel.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('organise.cancel.keep')}
          </Button>
          <SubmitButton type="button" variant="danger" working={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('organise.cancel.submit')}
          </SubmitButton>
        </>
      }
    >
      <div className={classes.body}>
        {cancel.error && <Problem>{explain(cancel.error)}</Problem>}
        <p>
          <strong>{game.name}</strong>
          <br />
          {formats.day(game.game_date)}, {formats.timeRange(game.game_date, game.duration)}
        </p>
        {following > 0 && (
          <ScopeChoice legend={t('organise.scope.cancel')} following={following} value={scope} onChange={setScope} />
        )}
        <ul className={classes.effects}>
          {joined > 0 && <li>{t('organise.cancel.joined', { count: joined })}</li>}
          <li>{t('organise.cancel.back')}</li>
          <li>{t('organise.cancel.final')}</li>
        </ul>
        <TextField
          label={t('organise.cancel.note')}
          hint={t('organise.cancel.noteHint', { count: note.length, max: gameForm.cancelNoteMax })}
          maxLength={gameForm.cancelNoteMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
