import type { listConsoleGames } from '@rondo/contract';
import { featureGame } from '@rondo/contract/calls';
import { cancelGame, giveGame } from '@rondo/contract/forms';
import { eurosToCents, givesUnpaid } from '@rondo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Note } from '../../../ui/form.tsx';
import { ReasonSheet } from '../reason-sheet.tsx';
import type { RowOf } from '../description.ts';
import { PersonChoice } from '../people/person-choice.tsx';
import type { ListedUser } from '../people/queries.ts';

export type ListedGame = RowOf<typeof listConsoleGames>;

export const gameActs = ['feature', 'unfeature', 'give', 'cancel'] as const;
export type GameActName = (typeof gameActs)[number];

interface Props {
  act: GameActName;
  game: ListedGame;
  onClose: () => void;
}

/** Something done to a game, with its reason. */
export function GameAct({ act, game, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const [organiser, setOrganiser] = useState<ListedUser | null>(null);
  const unpaid =
    organiser !== null &&
    givesUnpaid({ organiserKind: organiser.organiserKind, priceCents: eurosToCents(game.price) ?? 0 });
  const params = { id: game._id };
  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    if (act === 'cancel') await call(cancelGame, { params, body: { note: reason }, idempotencyKey });
    else if (act === 'give' && organiser)
      await call(giveGame, { params, body: { organiserId: organiser._id, unpaid, reason }, idempotencyKey });
    else await call(featureGame, { params, body: { featured: act === 'feature', reason }, idempotencyKey });
  };
  return (
    <ReasonSheet
      call={act === 'cancel' ? cancelGame : giveGame}
      name={act === 'cancel' ? 'note' : 'reason'}
      title={t(`console.act.${act}Title`, { name: game.name })}
      body={t(`console.act.${act}Body`)}
      action={t(`console.act.${act}Do`)}
      {...(act === 'cancel' && {
        reasonLabel: t('console.act.note'),
        reasonHint: t('console.act.noteHint'),
      })}
      missing={act === 'give' && organiser === null ? t('console.act.chooseOrganiser') : null}
      isDanger={act === 'cancel'}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'games'] });
        void client.invalidateQueries({ queryKey: ['games'] });
        onClose();
      }}
      onClose={onClose}
    >
      {act === 'give' && (
        <>
          <PersonChoice
            find={t('console.act.findOrganiser')}
            legend={t('console.act.organiser')}
            among="organiser"
            value={organiser?._id ?? ''}
            onChange={(_, person) => setOrganiser(person ?? null)}
          />
          {unpaid && <Note>{t('console.act.givesUnpaid', { name: organiser.name })}</Note>}
        </>
      )}
    </ReasonSheet>
  );
}
