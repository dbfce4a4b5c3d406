/** Players, who have a wallet; guests come after them. */
export const players = 6;
export const guests = 2;

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
  /** Keeps spots for a group; then others follow the link of the latest one. */
  | { do: 'group'; who: number; all: boolean; places: number }
  | { do: 'reserve' | 'payInGroup' | 'leaveGroup'; who: number }
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
