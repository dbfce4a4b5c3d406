import type { CallArguments, changeUser as ChangeUser } from '@rondo/contract';
import { changeUser, logUserOut, startRecovery } from '@rondo/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { ActSheet } from '../act-sheet.tsx';
import { userQuery } from './queries.ts';
import { roleKey } from './role-name.ts';

export const personActs = ['role', 'ban', 'unban', 'log-out', 'recovery'] as const;
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
  /** Leads back to the person. */
  onBack: () => void;
  onClose: () => void;
}

/** Something done to a person, with its reason. */
export function PersonAct({ act, id, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const [chosen, setChosen] = useState<keyof typeof given | null>(null);
  if (!user) return null;
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
    else {
      await (act === 'log-out' ? call(logUserOut, about) : call(startRecovery, about));
      await client.invalidateQueries(userQuery(id));
    }
  };
  return (
    <ActSheet
      title={t(`console.act.${act}Title`, { name: user.name })}
      body={t(`console.act.${act}Body`)}
      action={t(`console.act.${act}Do`)}
      isDanger={act === 'ban'}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'users'] });
        onBack();
      }}
      onClose={onClose}
    >
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
