import type { CallResponse, gamePass, WalletPass } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { endByHand, passEndsAt, passOffer, passTerms, percentBack, settlePass } from '@rondo/rules/passes';
import { heldRides, soldGame, type PassRow, type SoldRow } from './pass-row.ts';

export function presentOwn(row: Pick<PassRow, 'id' | 'rides_left' | 'ride_cents' | 'ends_at'>) {
  return {
    _id: row.id,
    left: row.rides_left,
    of: passTerms.rides,
    ride: centsToEuros(row.ride_cents),
    until: row.ends_at,
  };
}

/** A pass with what handing it back would give now. */
export function presentWalletPass(row: PassRow): WalletPass {
  const { percent, refundCents, retainedCents } = settlePass(heldRides(row), endByHand({ gamesToCome: row.to_come }));
  return {
    ...presentOwn(row),
    match: { _id: row.game_id, name: row.game_name },
    back: { percent, amount: centsToEuros(refundCents), retained: centsToEuros(retainedCents) },
  };
}

export function presentGamePass(
  sold: SoldRow,
  own: PassRow | undefined,
  now: Date,
): CallResponse<typeof gamePass>['data'] {
  const offer = passOffer(soldGame(sold), now);
  return {
    percent: sold.pass_percent,
    gamesToCome: sold.to_play,
    offer: offer && {
      ride: centsToEuros(offer.rideCents),
      price: centsToEuros(offer.totalCents),
      instead: centsToEuros(offer.insteadCents),
      until: passEndsAt(now).toISOString(),
      backPercent: percentBack('handed_back'),
    },
    own: own ? presentOwn(own) : null,
  };
}
