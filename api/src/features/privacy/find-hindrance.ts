import { centsToEuros, type Cents, type DepartureFacts, type DepartureRefusal, refuseDeparture } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import { type DepartingRow, findLedAlone, findOrganised, heldBy } from './queries.ts';

interface Hindrance {
  code: DepartureRefusal;
  params: Record<string, string>;
}

/** Why an account can't be deleted now, with the values for the refusal's sentence; null if it can. */
export async function findHindrance(
  db: Database,
  userId: string,
  person: DepartingRow,
  { by, givenUpCents }: Pick<DepartureFacts, 'by'> & { givenUpCents: Cents },
): Promise<Hindrance | null> {
  const organised = await findOrganised(db, userId);
  const ledAlone = await findLedAlone(db, userId);
  const balanceCents = heldBy(person);
  const facts = {
    by,
    organised: organised.length,
    ledAlone: ledAlone.length,
    isLastAdmin: person.is_last_admin,
    paymentsUnderWay: person.payments_under_way,
    unpayableCents: person.unpayable_cents,
    payoutsUnderWay: person.payouts_under_way,
    debtCents: person.owed_cents,
    balanceCents,
    givenUpCents,
    hasPassword: person.password_hash !== null,
    loggedInAt: new Date(person.logged_in_at),
  };
  // Sessions use real time, whatever the demo's clock shows.
  const code = refuseDeparture(facts, new Date(person.real_now));
  const owedCents = code === 'debt_left' ? person.owed_cents : person.unpayable_cents;
  const params = {
    games: organised.map(({ name }) => name).join(', '),
    communities: ledAlone.join(', '),
    owed: centsToEuros(owedCents).toFixed(2),
    balance: centsToEuros(balanceCents).toFixed(2),
  };
  return code && { code, params };
}
