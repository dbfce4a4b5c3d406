import type { CallResponse, getLeaving } from '@rondo/contract';
import { centsToEuros, isLoginOld, refundOnDeparture } from '@rondo/rules';
import { type DepartingRow, type findOrganised, type findSpots, heldBy } from './queries.ts';

type Leaving = CallResponse<typeof getLeaving>['data'];

type Spots = Awaited<ReturnType<typeof findSpots>>;

/** What somebody would give up by leaving now. */
export function presentGivenUp(
  person: DepartingRow,
  spots: Spots,
  now: Date,
): Pick<Leaving, 'balance' | 'onPasses' | 'spots'> {
  const refunds = spots.map((spot) => {
    const { refundCents } = refundOnDeparture(
      {
        status: spot.status,
        startsAt: new Date(spot.starts_at),
        paidCents: spot.paid_cents,
        joinedAt: new Date(spot.joined_at),
        changedAt: spot.changed_at === null ? null : new Date(spot.changed_at),
      },
      now,
    );
    // A friend who paid gets the refund.
    return spot.is_payer ? refundCents : 0;
  });
  return {
    balance: centsToEuros(refunds.reduce((sum, cents) => sum + cents, heldBy(person))),
    onPasses: centsToEuros(person.pass_cents),
    spots: spots.map((spot, index) => ({ match: match(spot), refund: centsToEuros(refunds[index] ?? 0) })),
  };
}

const match = ({ id, name, starts_at }: Pick<Spots[number], 'id' | 'name' | 'starts_at'>) => ({
  _id: id,
  name,
  game_date: starts_at,
});

/** What deleting the account now would mean. */
export function presentLeaving(
  person: DepartingRow,
  spots: Spots,
  organised: Awaited<ReturnType<typeof findOrganised>>,
  now: Date,
): Leaving {
  return {
    ...presentGivenUp(person, spots, now),
    organised: organised.map(match),
    paymentUnderWay: person.payments_under_way > 0,
    hasPassword: person.password_hash !== null,
    // Sessions use real time, whatever the demo's clock shows.
    loginIsRecent: !isLoginOld(new Date(person.logged_in_at), new Date(person.real_now)),
  };
}
