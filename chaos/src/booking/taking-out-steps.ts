import * as fc from 'fast-check';
import { guests, players, type Step } from './steps.ts';

const who = fc.nat({ max: players - 1 });
const guest = fc.integer({ min: players, max: players + guests - 1 });
const anyone = fc.nat({ max: players + guests - 1 });
const goodwill = fc.constantFrom(1, 100, 175, 350);

/** One step of an admin on a player. */
export const adminStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('takeOut' as const, 'takeOut' as const, 'letIn' as const),
      who: anyone,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ban' as const), who: anyone }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('goodwill' as const), who: anyone, cents: goodwill }) },
);

/** A person who plays, waits or pays is taken out, tries every way in, and is let in again. */
export const takenOut = (pause: fc.Arbitrary<Step[]>, then: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.constantFrom<'pay' | 'join' | 'checkout' | 'ride' | 'become' | 'joinAsGuest' | 'group'>(
        ...(['pay', 'pay', 'join', 'checkout', 'ride', 'become', 'group'] as const),
        ...(['joinAsGuest', 'joinAsGuest', 'joinAsGuest'] as const),
      ),
      who,
      guest,
      pause,
      fc.constantFrom('takeOut' as const, 'takeOut' as const, 'takeOut' as const, 'ban' as const),
      then,
      fc.constantFrom('pay' as const, 'checkout' as const, 'ride' as const, 'reserve' as const, 'become' as const),
    )
    .map(([way, player, visitor, between, out, later, again]): Step[] => {
      const one = way === 'joinAsGuest' ? visitor : player;
      const retried: Step = way === 'joinAsGuest' ? { do: 'checkout', who: one } : { do: again, who: one };
      return [
        ...(way === 'checkout' || way === 'pay' ? [{ do: 'code' as const, who: one }] : []),
        way === 'join'
          ? { do: way, who: one, allow: true }
          : way === 'group'
            ? { do: way, who: one, all: true, places: 2 }
            : { do: way, who: one },
        ...between,
        { do: out, who: one },
        ...later,
        retried,
        { do: 'settle', who: one, paid: true },
        { do: 'letIn', who: one },
        retried,
      ];
    });

/** Part of a payment is refunded, then the rest in one of the possible ways. */
export const paidBack = (pause: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      who,
      anyone,
      goodwill,
      goodwill,
      pause,
      fc.constantFrom<'refund' | 'takeOut' | 'ban' | 'cancel' | 'free' | 'release' | 'over'>(
        ...(['refund', 'refund', 'takeOut', 'ban', 'cancel', 'free', 'release', 'over'] as const),
      ),
    )
    .map(([payer, player, first, second, between, way]): Step[] => {
      const back: Record<typeof way, Step[]> = {
        refund: [{ do: 'refund', who: payer, player }],
        takeOut: [{ do: 'takeOut', who: player }],
        ban: [{ do: 'ban', who: player }],
        cancel: [{ do: 'cancel' }],
        free: [{ do: 'edit', capacity: 5, price: 0, later: false }],
        release: [
          { do: 'release', who: player % players },
          { do: 'pay', who: (payer + 1) % players },
        ],
        over: [1440, 1440, 1440].map((minutes): Step => ({ do: 'wait', minutes })),
      };
      return [
        payer === player ? { do: 'pay', who: payer } : { do: 'payFor', who: payer, player },
        { do: 'goodwill', who: player, cents: first },
        ...between,
        ...back[way],
        { do: 'goodwill', who: player, cents: second },
      ];
    });
