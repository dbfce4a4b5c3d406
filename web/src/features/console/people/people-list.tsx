import { usersFile } from '@rondo/contract/calls';
import { roles } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { CorrectGuest } from './correct-guest.tsx';
import { PayGuest } from './pay-guest.tsx';
import { PersonAct, personActs } from './person-act.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { type ListedUser, usersQuery } from './queries.ts';
import { roleKey } from './role-name.ts';

const orders = { name: { ascending: 'name' }, createdAt: { ascending: 'oldest', descending: 'newest' } } as const;
const figures = ['games', 'createdAt'];
const idOf = ({ _id }: ListedUser) => _id;

/** People, to find and to open (`?step=person&id=…`). */
export function PeopleList() {
  const t = useT();
  const dates = useDates();
  const address = useListAddress();
  const role = address.chosen('role', ['', ...roles, 'banned', 'credit', 'owing']);
  const sort = address.chosen('sort', ['newest', 'oldest', 'name']);
  const day = address.day();
  const query = { query: address.words, sort, ...(role && { role }), ...(day && { day }) };
  const list = useQuery(usersQuery({ ...query, page: address.page }));
  const { step, about, go, close } = useUrlStep(['person', 'pay-guest', 'address', ...personActs], ['id', 'spot']);
  const columns = useColumns();
  const id = about('id');
  return (
    <>
      <ConsoleTable
        label={t('console.people.title')}
        address={address}
        search={{ label: t('console.people.search'), placeholder: t('console.people.placeholder') }}
        filters={[
          {
            name: 'role',
            label: t('console.people.role'),
            value: role,
            options: [
              { value: '', label: t('console.people.everyone') },
              ...roles.map((value) => ({ value, label: t(`console.roles.${value}`) })),
              { value: 'banned', label: t('console.people.banned') },
              { value: 'credit', label: t('console.people.credit') },
              { value: 'owing', label: t('console.people.owing') },
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        only={day && t('operating.only.people', { day: dates.day(day) })}
        file={addressOf(usersFile, { query })}
        none={{ title: t('console.people.none'), body: t('console.people.noneBody') }}
        failed={t('console.people.failed')}
      />
      {step === 'person' && id && (
        <PersonSheet id={id} onAct={(act, spot) => go(act, { id, ...(spot && { spot }) })} onClose={close} />
      )}
      {step === 'pay-guest' && id && <PayGuest id={id} onBack={() => go('person', { id })} onClose={close} />}
      {step === 'address' && id && <CorrectGuest id={id} onBack={() => go('person', { id })} onClose={close} />}
      {step && step !== 'person' && step !== 'pay-guest' && step !== 'address' && id && (
        <PersonAct
          key={step}
          act={step}
          id={id}
          spotId={about('spot')}
          onBack={() => go('person', { id })}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(): ConsoleColumn<ListedUser>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('console.people.name'),
        cell: ({ row: { original: user } }) => (
          <OpenButton step="person" id={user._id}>
            {user.name}
          </OpenButton>
        ),
      },
      { id: 'email', header: t('console.people.email'), cell: ({ row }) => row.original.email },
      {
        id: 'role',
        header: t('console.people.role'),
        cell: ({ row: { original: user } }) => (
          <>
            {t(roleKey(user))}
            {user.bannedAt && <span className={classes.bad}>{t('console.people.banned')}</span>}
            {!user.isConfirmed && <span className={classes.mark}>{t('console.people.unconfirmed')}</span>}
          </>
        ),
      },
      { id: 'games', header: t('console.people.games'), cell: ({ row }) => formats.number(row.original.games) },
      { id: 'createdAt', header: t('console.people.since'), cell: ({ row }) => dates.day(row.original.createdAt) },
    ],
    [t, formats, dates],
  );
}
