import type { CallArguments, CallResponse, changeUser as ChangeUser } from '@rondo/contract';
import { endOwed, logUserOut, startRecovery } from '@rondo/contract/calls';
import { changeUser, leaveGame } from '@rondo/contract/forms';
import { owedEnds, every } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { useTypedState } from '../../../../platform/typed.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { userQuery } from './queries.ts';
import { roleKey } from '../../../../ui/console/role-name.ts';

export const personActs = ['role', 'ban', 'unban', 'log-out', 'recovery', 'take-out', 'end-owed'] as const;
export type PersonActName = (typeof personActs)[number];

type Change = CallArguments<typeof ChangeUser>['body'];

/** The roles that an admin can give; an organiser's role has a kind, since only a freelancer earns (product.md#organisers). */
const given = {
  player: { role: 'player' },
  freelance: { role: 'organiser', organiserKind: 'freelance' },
  volunteer: { role: 'organiser', organiserKind: 'volunteer' },
  admin: { role: 'admin' },
} as const satisfies Record<
  Exclude<NonNullable<Change['role']>, 'organiser'> | NonNullable<Change['organiserKind']>,
  Omit<Change, 'reason'>
>;
const givenNames = every<keyof typeof given>()(['player', 'freelance', 'volunteer', 'admin']);

interface Props {
  act: PersonActName;
  id: string;
  /** The spot that the act is about. */
  spotId: string | null;
  /** Returns to the person's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** An act on a person, with its reason. */
export function PersonAct({ act, id, spotId, onBack, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const [chosen, setChosen] = useTypedState<keyof typeof given | null>('chosen', null);
  const [how, setHow] = useTypedState<(typeof owedEnds)[number]>('how', 'paid');
  const spot = user?.spots.find(({ _id }) => _id === spotId);
  const isOfSpot = act === 'take-out';
  if (!user || (isOfSpot && !spot)) return null;
  const name = formatName(user.name);
  const others = givenNames.filter((name) => `console.roles.${name}` !== roleKey(user));
  const role = chosen ?? others[0] ?? 'player';

  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    const about = { params: { id }, idempotencyKey };
    const keep = ({ data }: CallResponse<typeof ChangeUser>) => client.setQueryData(userQuery(id).queryKey, data.user);
    const askAgain = () => client.invalidateQueries(userQuery(id));
    const change = (body: Change) => call(changeUser, { ...about, body }).then(keep);
    const acts: Record<PersonActName, () => Promise<unknown>> = {
      role: () => change({ ...given[role], reason }),
      ban: () => change({ banned: true, reason }),
      unban: () => change({ banned: false, reason }),
      'log-out': () => call(logUserOut, { ...about, body: { reason } }).then(askAgain),
      recovery: () => call(startRecovery, { ...about, body: { reason } }).then(askAgain),
      'take-out': () =>
        call(leaveGame, { body: { matchId: spot?.gameId ?? '', targetId: id, reason }, idempotencyKey }).then(askAgain),
      'end-owed': () => call(endOwed, { ...about, body: { how, amount: user.owes, reason } }).then(keep),
    };
    await acts[act]();
  };

  const fields: Partial<Record<PersonActName, ReactNode>> = {
    role: (
      <Choice
        label={t('console.act.role')}
        values={others}
        value={role}
        onChoose={setChosen}
        nameOf={(value) => t(`console.roles.${value}`)}
      />
    ),
    'end-owed': (
      <Choice
        label={t('console.act.how')}
        values={owedEnds}
        value={how}
        onChoose={setHow}
        nameOf={(value) => t(`console.act.owedEnds.${value}`)}
      />
    ),
  };
  return (
    <ReasonSheet
      call={isOfSpot ? leaveGame : changeUser}
      title={t(`console.act.${act}Title`, { name })}
      body={t(`console.act.${act}Body`, { owed: formats.money(user.owes) })}
      action={t(`console.act.${act}Do`)}
      {...((isOfSpot || act === 'end-owed') && { reasonHint: t('console.act.toldHint') })}
      isDanger={act === 'ban' || act === 'take-out'}
      act={perform}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'people'] });
        onBack();
      }}
      onClose={onClose}
    >
      {fields[act]}
    </ReasonSheet>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
  nameOf: (value: Value) => string;
}

function Choice<Value extends string>({ label, values, value, onChoose, nameOf }: ChoiceProps<Value>) {
  const choose = (name: string) => {
    const chosen = values.find((one) => one === name);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <SelectField label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  );
}
