import type { GameDetails } from '@rondo/contract';
import { cancelGame } from '@rondo/contract/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { QuestionSheet } from '../../ui/question-sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { ScopeChoice, type Scope } from '../../ui/scope-choice.tsx';

/** Whether only this game of its series is cancelled. */
const one: Scope = 'one';

interface Props {
  game: GameDetails;
  onClose: () => void;
  /** Called when the game is cancelled. */
  onDone: () => void;
}

/** Cancels a game, or it and the later ones of its series: everyone is refunded in full (product.md#life-of-a-game). */
export function CancelGameSheet({ game, onClose, onDone }: Props) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  const form = useCallForm(cancelGame, { initial: { note: '', scope: one } });
  const { refusal } = form;
  const cancel = useMutation({
    mutationFn: async (body: typeof form.values) => {
      const idempotencyKey = `${intent}-${await fingerprint(body)}`;
      return call(cancelGame, { params: { id: game._id }, body, idempotencyKey });
    },
    onSuccess: ({ data }) => {
      const count = data.cancelled.length;
      showBanner('success', count > 1 ? t('organise.cancel.doneSeries', { count }) : t('organise.cancel.done'));
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  const joined = game.joined_players_number;
  const following = game.series?.following ?? 0;
  return (
    <QuestionSheet
      title={t('organise.cancel.title')}
      keep={t('organise.cancel.keep')}
      action={t('organise.cancel.submit')}
      working={cancel.isPending}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => form.attempt((_, body) => cancel.mutate(body))}
    >
      <p>
        <strong>{game.name}</strong>
        <br />
        {formats.day(game.game_date)}, {formats.timeRange(game.game_date, game.duration)}
      </p>
      {following > 0 && (
        <ScopeChoice
          legend={t('organise.scope.cancel')}
          following={following}
          value={form.values.scope}
          onChange={(scope) => form.change({ scope })}
        />
      )}
      <Stack as="ul" gap={8} bulleted>
        {joined > 0 && <li>{t('organise.cancel.joined', { count: joined })}</li>}
        <li>{t('organise.cancel.back')}</li>
        <li>{t('organise.cancel.final')}</li>
      </Stack>
      <TextField
        {...form.text('note')}
        label={t('organise.cancel.note')}
        hint={t('organise.cancel.noteHint', form.count('note'))}
      />
    </QuestionSheet>
  );
}
