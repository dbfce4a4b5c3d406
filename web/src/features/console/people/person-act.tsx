import type { CallArguments, changeUser as ChangeUser } from '@rondo/contract';
import { changeUser, giveGoodwill, leaveGame, logUserOut, startRecovery } from '@rondo/contract/calls';
import { eurosToCents, goodwillTerms, takingOut } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { ActSheet } from '../act-sheet.tsx';
import { userQuery } from './queries.ts';
import { roleKey } from './role-name.ts';

export const personActs = ['role', 'ban', 'unban', 'log-out', 'recovery', 'take-out', 'goodwill'] as const;
export type PersonActName = (typeof personActs)[number];

type Change = CallArguments<typeof ChangeUser>['body'];

/** Roles to give; an organiser is of a kind, since only a freelancer earns (product.md#organisers). */
const given = {
  player: { role: 'player' },
  freelance: { role: 'organiser', organiserKind: 'freelance' },
  volunteer: { role: 'organiser', organiserKind: 'volunteer' },
  admin: { role: 'admin' },
} as const satisfies Record<string, Omit<Change, 'reason'>>;
const givenNames = ['player', 'freelance', 'volunteer', 'admin'] as const satisfies readonly (keyof typeof given)[];

interface Props {
  act: PersonActName;
  id: string;
  /** The spot it is about. */
  spotId: string | null;
  /** Leads back to the person. */
  onBack: () => void;
  onClose: () => void;
}

/** Something done to a person, with its reason. */
export function PersonAct({ act, id, spotId, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const [amount, setAmount] = useState('');
  const [chosen, setChosen] = useState<keyof typeof given | null>(null);
  const spot = user?.spots.find(({ _id }) => _id === spotId);
  const isOfSpot = act === 'take-out' || act === 'goodwill';
  if (!user || (isOfSpot && !spot)) return null;
  const euros = Number(amount.replace(',', '.'));
  const isAmount = (eurosToCents(euros) ?? 0) > 0;
  const others = givenNames.filter((name) => `console.roles.${name}` !== roleKey(user));
  const role = given[chosen ?? others[0] ?? 'player'];
  const change = async (body: Change, idempotencyKey: string) => {
    const { data } = await call(changeUser, { params: { id }, body, idempotencyKey });
    client.setQueryData(userQuery(id).queryKey, data.user);
  };
  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    const about = { params: { id }, body: { reason }, idempotencyKey };
    if (act === 'role') await change({ ...role, reason }, idempotencyKey);
    else if (act === 'ban' || act === 'unban') await change({ banned: act === 'ban', reason }, idempotencyKey);
    else if (spot && act === 'take-out')
      await call(leaveGame, { body: { matchId: spot.gameId, targetId: id, reason }, idempotencyKey });
    else if (spot && act === 'goodwill')
      await call(giveGoodwill, { params: { id: spot._id }, body: { amount: euros, reason }, idempotencyKey });
    else await (act === 'log-out' ? call(logUserOut, about) : call(startRecovery, about));
    if (act !== 'role' && act !== 'ban' && act !== 'unban') await client.invalidateQueries(userQuery(id));
  };
  return (
    <ActSheet
      title={t(`console.act.${act}Title`, { name: user.name })}
      body={t(`console.act.${act}Body`, { name: user.name, most: goodwillTerms.mostCents / 100 })}
      action={t(`console.act.${act}Do`)}
      {...(isOfSpot && { reasonHint: t('console.act.toldHint'), reasonMax: takingOut.reasonMax })}
      missing={act === 'goodwill' && !isAmount ? t('console.act.goodwillWrong') : null}
      isDanger={act === 'ban' || act === 'take-out'}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'users'] });
        onBack();
      }}
      onClose={onClose}
    >
      {act === 'goodwill' && (
        <Field
          label={t('console.act.goodwillAmount')}
          hint={spot?.name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      {act === 'role' && (
        <SelectField
          label={t('console.act.role')}
          value={chosen ?? others[0]}
          onChange={({ target }) => setChosen(givenNames.find((one) => one === target.value) ?? null)}
        >
          {others.map((value) => (
            <option key={value} value={value}>
              {t(`console.roles.${value}`)}
            </option>
          ))}
        </SelectField>
      )}
    </ActSheet>
  );
}
