import type { Act } from '../../../../ui/console/acts.tsx';
import type { PersonActName } from './person-act.tsx';
import type { UserDetails } from './queries.ts';

/** A step that is about the person as a whole. */
export type PersonStep =
  | Exclude<PersonActName, 'take-out'>
  | 'pay-guest'
  | 'address'
  | 'correct'
  | 'document'
  | 'forget';

/** An admin's acts on a person, in the menu's order. */
export function actsOn(user: UserDetails): readonly (Act<PersonStep> | false)[] {
  const isGuest = user.role === 'guest';
  const isBanned = user.bannedAt !== null;
  const about = `query=${user._id}`;
  return [
    isBanned && { group: 'account', step: 'unban', words: 'console.person.unban', rank: 3 },
    !isBanned && {
      group: 'account',
      step: 'recovery',
      words: 'console.person.recovery',
      ...(!isGuest && { rank: 5 }),
    },
    !isBanned && { group: 'account', step: 'log-out', words: 'console.person.logOut' },
    {
      group: 'account',
      step: 'correct',
      words: isGuest ? 'console.person.correctName' : 'console.person.correct',
    },
    isGuest &&
      user.spots.some(({ status }) => status === 'active') && {
        group: 'account',
        step: 'address',
        words: 'console.person.correctAddress',
        rank: 4,
      },
    !isGuest && { group: 'account', step: 'role', words: 'console.person.changeRole' },
    user.owedToGuest > 0 && {
      group: 'money',
      step: 'pay-guest',
      words: 'console.person.payGuest',
      waits: true,
      rank: 1,
    },
    user.owes > 0 && { group: 'money', step: 'end-owed', words: 'console.person.endOwed', waits: true, rank: 2 },
    { group: 'money', step: 'document', words: 'console.person.mailDocument' },
    {
      group: 'money',
      to: `/console/corrections?step=new&person=${user._id}`,
      words: 'ledger.corrections.new.title',
    },
    { group: 'money', to: `/console/journals?${about}`, words: 'ledger.journals.title' },
    { group: 'data', to: `/console/told?${about}`, words: 'console.person.told', rank: 6 },
    { group: 'data', to: `/console/audit?about=${user._id}`, words: 'console.person.log' },
    !isBanned && { group: 'danger', step: 'ban', words: 'console.person.ban' },
    { group: 'danger', step: 'forget', words: 'console.person.forget' },
  ];
}
