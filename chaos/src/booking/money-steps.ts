import * as fc from 'fast-check';
import { guests, players, type Step } from './steps.ts';

const who = fc.nat({ max: players - 1 });
const guest = fc.integer({ min: players, max: players + guests - 1 });
const anyone = fc.nat({ max: players + guests - 1 });
const how = fc.constantFrom('paid' as const, 'waived' as const);
const told = fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'never' as const);
const left = fc.constantFrom(0, 0, 175, 350);

/** One step with money that comes from the provider, or is refunded through it. */
export const moneyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('topUp' as const), who, euros: fc.constantFrom(1, 4, 10) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), who, left }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('chargeBack' as const), who: anyone, told }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('winBack' as const), who: anyone }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('closeOwed' as const), who: anyone, how }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('haveBack' as const, 'sendBack' as const), who: guest }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('haveBackTwice' as const), who: guest }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refundFails' as const), who: anyone, told }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('refundAgain' as const, 'refundKept' as const), who: anyone }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payOut' as const), who: anyone, forgets: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sendBack' as const, 'halfYear' as const), who: anyone }) },
);

/** The ways to pay from the wallet, and steps that need no wallet. */
const tries = (one: number, other: number): Record<string, Step[]> => ({
  pay: [{ do: 'pay', who: one }],
  payFor: [{ do: 'payFor', who: one, player: other }],
  group: [{ do: 'group', who: one, all: true, places: 2 }],
  fit: [{ do: 'group', who: one, all: false, places: 2 }],
  reserve: [
    { do: 'group', who: other % players, all: true, places: 2 },
    { do: 'reserve', who: one },
  ],
  payInGroup: [
    { do: 'group', who: other % players, all: false, places: 2 },
    { do: 'payInGroup', who: one },
  ],
  pass: [
    { do: 'offerPass', percent: 50 },
    { do: 'buyPass', who: one },
  ],
  // Only a spot that can't be refunded is handed over; two players confirm the game.
  takeOver: [
    { do: 'pay', who: (one + 1) % players },
    { do: 'pay', who: (one + 2) % players },
    { do: 'offer', who: (one + 1) % players, other: one },
    { do: 'takeOver', who: one, other: (one + 1) % players },
  ],
  // A spot that opens is offered, not charged.
  wait: [
    ...Array.from({ length: players }, (_, rival): Step => ({ do: 'pay', who: rival })),
    { do: 'join', who: one, allow: true },
    { do: 'takeOut', who: (one + 1 + (other % (players - 1))) % players },
  ],
  free: [
    { do: 'edit', capacity: 5, price: 0, later: true },
    { do: 'join', who: one, allow: false },
  ],
  code: [
    { do: 'code', who: one },
    { do: 'payFor', who: one, player: other },
  ],
  ride: [{ do: 'ride', who: one }],
  provider: [
    { do: 'checkout', who: one },
    { do: 'settle', who: one, paid: true },
  ],
});
const way = fc.constantFrom(...Object.keys(tries(0, 0)));

/** The steps that settle a debt. */
const settlings = (one: number, other: number): Record<string, Step[]> => ({
  topUp: [{ do: 'topUp', who: one, euros: 4 }],
  enough: [{ do: 'topUp', who: one, euros: 10 }],
  refund: [{ do: 'refund', who: one, player: other }],
  takeOut: [{ do: 'takeOut', who: other }],
  goodwill: [{ do: 'goodwill', who: other, cents: 175 }],
  cancel: [{ do: 'cancel' }],
  free: [{ do: 'edit', capacity: 5, price: 0, later: false }],
  won: [{ do: 'winBack', who: one }],
  paid: [{ do: 'closeOwed', who: one, how: 'paid' }],
  waived: [{ do: 'closeOwed', who: one, how: 'waived' }],
  pass: [{ do: 'handBack', who: one }],
});
const settling = fc.constantFrom(...Object.keys(settlings(0, 0)));

/** A payment for a top-up or a spot is spent and charged back; its payer tries to pay in other ways, until the debt is settled. */
export const owing = (pause: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.record({ one: who, other: anyone, third: anyone, euros: fc.constantFrom(4, 10), rest: left }),
      fc.constantFrom<'topUp' | 'checkout' | 'payFor' | 'pass'>('topUp', 'topUp', 'checkout', 'payFor', 'pass'),
      pause,
      fc.array(way, { minLength: 1, maxLength: 4 }),
      settling,
      way,
      told,
    )
    .map(([{ one, other, third, euros, rest }, first, between, then, by, again, heard]): Step[] => {
      const topUp: Step = { do: 'topUp', who: one, euros };
      const begun: Record<typeof first, Step[]> = {
        topUp: [topUp],
        checkout: [
          { do: 'checkout', who: one },
          { do: 'settle', who: one, paid: true },
        ],
        payFor: [topUp, { do: 'payFor', who: one, player: other }],
        pass: [
          { do: 'topUp', who: one, euros: 40 },
          { do: 'offerPass', percent: 10 },
          { do: 'buyPass', who: one },
        ],
      };
      return [
        { do: 'edit', capacity: 5, price: 350, later: true },
        ...begun[first],
        { do: 'spend', who: one, left: rest },
        { do: 'chargeBack', who: one, told: heard },
        ...between,
        ...then.flatMap((name) => tries(one, third)[name] ?? []),
        ...(settlings(one, other)[by] ?? []),
        ...(tries(one, third)[again] ?? []),
      ];
    });

type GuestStep =
  | ('haveBack' | 'haveBackTwice' | 'sendBack' | 'chargeBack' | 'winBack' | 'halfYear' | 'book' | 'rebook')
  | ('refundFails' | 'refundAgain' | 'refundKept' | 'payOut');

/** The steps of a guest, or of an admin for them, one after another. */
const guestSteps = (one: number, told: Extract<Step, { do: 'chargeBack' }>['told'], kind: GuestStep): Step[] => {
  const booked: Step[] = [
    { do: 'checkout', who: one },
    { do: 'settle', who: one, paid: true },
  ];
  if (kind === 'book') return booked;
  const rebooked: Step[] = [...booked, { do: 'takeOut', who: one }, { do: 'letIn', who: one }];
  if (kind === 'rebook') return rebooked;
  if (kind === 'haveBackTwice') return [...rebooked, { do: kind, who: one }];
  if (kind === 'payOut') return [{ do: kind, who: one, forgets: told === 'never' }];
  return kind === 'chargeBack' || kind === 'refundFails' ? [{ do: kind, who: one, told }] : [{ do: kind, who: one }];
};

/** How a guest's payment comes back and is kept for them; after some of these they can book again. */
const returns = (one: number): Record<string, Step[]> => ({
  cancel: [{ do: 'cancel' }],
  takeOut: [
    { do: 'takeOut', who: one },
    { do: 'letIn', who: one },
  ],
  giveUp: [{ do: 'giveUp', who: one }],
  free: [{ do: 'edit', capacity: 5, price: 0, later: false }],
  goodwill: [{ do: 'goodwill', who: one, cents: 175 }],
});
const returning = fc.constantFrom('takeOut', ...Object.keys(returns(0)));

/** A guest books, their refund is kept, and they have it refunded or charge it back; then all once more. */
export const guestMoney = (pause: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      guest,
      fc.constantFrom<GuestStep[]>(['book'], ['book'], ['rebook', 'halfYear', 'book'], ['rebook', 'book']),
      pause,
      returning,
      fc.array(
        fc.constantFrom<GuestStep>(
          ...(['haveBack', 'haveBack', 'haveBackTwice', 'sendBack', 'chargeBack', 'chargeBack'] as const),
          ...(['winBack', 'winBack', 'halfYear', 'book', 'rebook', 'rebook'] as const),
          ...([
            'refundFails',
            'refundFails',
            'refundFails',
            'refundAgain',
            'refundAgain',
            'refundKept',
            'payOut',
          ] as const),
        ),
        { minLength: 2, maxLength: 7 },
      ),
      told,
    )
    .map(([one, first, between, by, then, heard]): Step[] => [
      { do: 'edit', capacity: 5, price: 350, later: true },
      ...first.flatMap((kind) => guestSteps(one, heard, kind)),
      ...between,
      ...(returns(one)[by] ?? []),
      ...then.flatMap((kind) => guestSteps(one, heard, kind)),
    ]);
