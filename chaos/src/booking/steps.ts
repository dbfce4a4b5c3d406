/** Players, who have a wallet; guests come after them. */
export const players = 6;
export const guests = 2;
/** Players who were in an earlier game of the series. */
export const veterans = [2, 3, 4, 5] as const;

/** One step of a sequence; `who` is a person's number. */
export type Step =
  | { do: 'join'; who: number; allow: boolean }
  | { do: 'pay' | 'leave' | 'code' | 'release' | 'withdraw'; who: number }
  /** `who` pays, or gives up, the spot of `player`. */
  | { do: 'payFor' | 'refund'; who: number; player: number }
  | { do: 'offer' | 'takeOver'; who: number; other: number }
  /** Of guests, by their number among all. */
  | { do: 'joinAsGuest' | 'prove' | 'giveUp'; who: number }
  /** Guests by their address, members with their codes. */
  | { do: 'checkout'; who: number }
  | { do: 'settle'; who: number; paid: boolean }
  /** Pays at the checkout before the latest one. */
  | { do: 'payEarlier'; who: number }
  /** Keeps spots for a group; then others follow the link of the latest one. */
  | { do: 'group'; who: number; all: boolean; places: number }
  | { do: 'reserve' | 'payInGroup' | 'leaveGroup'; who: number }
  /** An admin's offers for the series; nobody's while `percent` is null, or `spots` 0. */
  | { do: 'offerPass'; percent: number | null }
  | { do: 'offerRegulars'; spots: number; days: number }
  /** A ride is a game that is played with a pass: this one, or a later one of the series, where it is given up again too. */
  | { do: 'buyPass' | 'ride' | 'rideLater' | 'leaveLater' | 'handBack' | 'yearOver'; who: number }
  | { do: 'become' | 'stop' | 'free'; who: number }
  | { do: 'cancelLater' }
  /** By an admin; a ban is lifted after the sweeps. */
  | { do: 'takeOut' | 'letIn' | 'ban'; who: number }
  /** An admin pays back so much of the latest spot of `who`. */
  | { do: 'goodwill'; who: number; cents: number }
  /** Has the latest payment at the provider back there, which it tells, or the comparison finds; or that is undone. */
  | { do: 'chargeBack'; who: number; told: 'once' | 'twice' | 'never' }
  | { do: 'winBack'; who: number }
  | { do: 'topUp'; who: number; euros: number }
  /** Spends elsewhere all but so much. */
  | { do: 'spend'; who: number; left: number }
  /** An admin closes what `who` owes. */
  | { do: 'closeOwed'; who: number; how: 'paid' | 'waived' }
  /** The money kept for a guest goes back the way it came: by the link in their mail, or by an admin, for half a year. */
  | { do: 'haveBack' | 'sendBack' | 'halfYear'; who: number }
  /** Has the latest payment back without us, which is not heard of yet as they press the link. */
  | { do: 'haveBackTwice'; who: number }
  /** The bank sends back what was sent to them last, which is told, or the comparison finds; then an admin decides. */
  | { do: 'refundFails'; who: number; told: 'once' | 'twice' | 'never' }
  | { do: 'refundAgain' | 'refundKept'; who: number }
  /** The provider pays out, and may forget the latest payment of `who`; an admin gives up what is missing. */
  | { do: 'payOut'; who: number; forgets: boolean }
  | { do: 'wait'; minutes: number }
  | { do: 'edit'; capacity: number; price: number; later: boolean }
  | { do: 'cancel' };

/** A game, and what is done with it, one step after another. */
export interface Sequence {
  price: number;
  capacity: number;
  minimum: number;
  hoursAhead: number;
  earlyBirds: number;
  steps: Step[];
}
