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
  /** Acts of guests, by their number among all people. */
  | { do: 'joinAsGuest' | 'prove' | 'giveUp'; who: number }
  /** Guests use their address, members their codes. */
  | { do: 'checkout'; who: number }
  | { do: 'settle'; who: number; paid: boolean }
  /** Pays at the checkout before the latest one. */
  | { do: 'payEarlier'; who: number }
  /** Keeps spots for a group; then others follow the link of the latest one. */
  | { do: 'group'; who: number; all: boolean; places: number }
  | { do: 'reserve' | 'payInGroup' | 'leaveGroup'; who: number }
  /** An admin's offers for the series; no offer if `percent` is null, or `spots` is 0. */
  | { do: 'offerPass'; percent: number | null }
  | { do: 'offerRegulars'; spots: number; days: number }
  /** A ride is a game played with a pass: this one, or a later one of the series, where it is given up again too. */
  | { do: 'buyPass' | 'ride' | 'rideLater' | 'leaveLater' | 'handBack' | 'yearOver'; who: number }
  | { do: 'become' | 'stop' | 'free'; who: number }
  | { do: 'cancelLater' }
  /** Acts of an admin; a ban is lifted after the sweeps. */
  | { do: 'takeOut' | 'letIn' | 'ban'; who: number }
  /** An admin refunds this much of `who`'s latest spot. */
  | { do: 'goodwill'; who: number; cents: number }
  /** Gets the latest payment back at the provider, which reports it, or the comparison finds it; or that is undone. */
  | { do: 'chargeBack'; who: number; told: 'once' | 'twice' | 'never' }
  | { do: 'winBack'; who: number }
  | { do: 'topUp'; who: number; euros: number }
  /** Spends the balance elsewhere, except this much. */
  | { do: 'spend'; who: number; left: number }
  /** An admin ends `who`'s debt. */
  | { do: 'closeOwed'; who: number; how: 'paid' | 'waived' }
  /** The money kept for a guest is refunded the way it came, by the link in their mail or by an admin; possible for half a year. */
  | { do: 'haveBack' | 'sendBack' | 'halfYear'; who: number }
  /** Gets the latest payment back through the bank, which isn't known yet when they press the link. */
  | { do: 'haveBackTwice'; who: number }
  /** The bank returns the latest refund, which is reported, or found by the comparison; then an admin decides. */
  | { do: 'refundFails'; who: number; told: 'once' | 'twice' | 'never' }
  | { do: 'refundAgain' | 'refundKept'; who: number }
  /** The provider pays out, and may leave out `who`'s latest payment; an admin gives up what is missing. */
  | { do: 'payOut'; who: number; forgets: boolean }
  /** Names a team of a tournament, and has its place kept. */
  | { do: 'nameTeam'; who: number }
  | { do: 'wait'; minutes: number }
  | { do: 'edit'; capacity: number; price: number; later: boolean }
  | { do: 'cancel' };

/** A game, and the steps taken with it. */
export interface Sequence {
  price: number;
  capacity: number;
  minimum: number;
  hoursAhead: number;
  earlyBirds: number;
  /** Whether it is a tournament, whose spots are places of teams that captains enter. */
  teams: boolean;
  steps: Step[];
}
