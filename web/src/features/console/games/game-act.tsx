import { cancelGame, featureGame, giveGame } from '@rondo/contract/calls';
import { gameForm } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { ActSheet } from '../act-sheet.tsx';
import { usersQuery } from '../people/queries.ts';
import type { ListedGame } from './queries.ts';

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
  const [organiserId, setOrganiserId] = useState('');
  const params = { id: game._id };
  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    if (act === 'cancel') await call(cancelGame, { params, body: { note: reason }, idempotencyKey });
    else if (act === 'give') await call(giveGame, { params, body: { organiserId, reason }, idempotencyKey });
    else await call(featureGame, { params, body: { featured: act === 'feature', reason }, idempotencyKey });
  };
  return (
    <ActSheet
      title={t(`console.act.${act}Title`, { name: game.name })}
      body={t(`console.act.${act}Body`)}
      action={t(`console.act.${act}Do`)}
      {...(act === 'cancel' && {
        reasonLabel: t('console.act.note'),
        reasonHint: t('console.act.noteHint'),
        reasonMax: gameForm.cancelNoteMax,
      })}
      missing={act === 'give' && organiserId === '' ? t('console.act.chooseOrganiser') : null}
      isDanger={act === 'cancel'}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'games'] });
        void client.invalidateQueries({ queryKey: ['games'] });
        onClose();
      }}
      onClose={onClose}
    >
      {act === 'give' && <OrganiserChoice value={organiserId} onChange={setOrganiserId} />}
    </ActSheet>
  );
}

/** How many organisers are offered at a time. */
const offered = 6;

function OrganiserChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useT();
  const [words, setWords] = useState('');
  const query = useDebounced(words, 300);
  const { data } = useQuery(usersQuery({ query, role: 'organiser', sort: 'name' }));
  const options = (data?.rows ?? []).slice(0, offered);
  return (
    <>
      <Field
        label={t('console.act.findOrganiser')}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Choices
        legend={t('console.act.organiser')}
        options={options.map(({ _id, name, email }) => ({ value: _id, label: name, hint: email }))}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
