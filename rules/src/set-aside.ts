/** Why a payment was set aside for a person: the provider's report and the books don't agree. `written`: a sentence from before reasons had names. */
export const setAsideReasons = [
  'otherAmount',
  'unknownThere',
  'notPaidThere',
  'takenBackUnpaid',
  'payerLeft',
  'otherProvider',
  'cancelledAtOtherProvider',
  'written',
] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/** A reason and its facts. */
export type SetAside =
  | { why: 'otherAmount'; reportedCents: number; currency: string; owedCents: number }
  | { why: 'unknownThere' | 'payerLeft' }
  | { why: 'notPaidThere' | 'takenBackUnpaid'; status: SetAsideStatus }
  | { why: 'otherProvider' | 'cancelledAtOtherProvider'; provider: string };

export const setAsideStatuses = ['created', 'open', 'failed', 'expired'] as const;
/** An order's state at the provider, or here. */
export type SetAsideStatus = (typeof setAsideStatuses)[number];

/** The values that a reason's phrase may name. */
export interface SetAsideFacts {
  /** The amount that the provider reports, in its currency; null if the amount isn't the reason. */
  reported: number | null;
  currency: string | null;
  /** The amount owed, in euros. */
  owed: number | null;
  status: SetAsideStatus | null;
  provider: string | null;
  words: string | null;
}

/** The parameters of a reason's phrase, in the reader's language. */
export function setAsideParams(
  { reported, currency, owed, status, provider, words }: SetAsideFacts,
  say: {
    money: (euros: number) => string;
    number: (value: number) => string;
    status: (status: SetAsideStatus) => string;
  },
): Record<'reported' | 'owed' | 'status' | 'provider' | 'words', string> {
  return {
    reported: currency === 'EUR' ? say.money(reported ?? 0) : `${currency} ${say.number(reported ?? 0)}`,
    owed: say.money(owed ?? 0),
    status: status === null ? '' : say.status(status),
    provider: provider === null ? '' : provider.charAt(0).toUpperCase() + provider.slice(1),
    words: words ?? '',
  };
}
