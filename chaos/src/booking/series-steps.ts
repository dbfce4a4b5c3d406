import * as fc from 'fast-check';
import { players, type Step, veterans } from './steps.ts';

const who = fc.nat({ max: players - 1 });
const veteran = fc.constantFrom(...veterans);
const percent = fc.constantFrom(10, 15, 50);

/** One step with a pass, or by a regular. */
export const seriesStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offerPass' as const), percent: fc.option(percent) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['buyPass', 'ride', 'ride', 'ride', 'rideLater', 'rideLater', 'leaveLater', 'handBack'] as const),
      ),
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('offerRegulars' as const),
      spots: fc.integer({ min: 0, max: 3 }),
      days: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('become', 'become', 'become', 'free', 'stop'), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('yearOver' as const), who }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancelLater' as const }) },
);

/** A pass is bought and pays for a spot, which is given up in one of the possible ways; then the pass ends. */
export const passes = (pause: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      veteran,
      who,
      percent,
      pause,
      fc.constantFrom<'refund' | 'release' | 'handOver' | 'moved' | 'free' | 'cancel'>(
        ...(['refund', 'refund', 'release', 'handOver', 'moved', 'free', 'cancel'] as const),
      ),
      pause,
      fc.constantFrom<'handBack' | 'yearOver' | 'season' | null>('handBack', 'yearOver', 'season', null),
      fc.record({ isEndedFirst: fc.boolean(), isGoodwill: fc.boolean() }),
    )
    .map(([owner, other, off, between, way, later, end, { isEndedFirst, isGoodwill }]): Step[] => {
      const refund: Step = { do: 'refund', who: owner, player: owner };
      const edit = (price: number): Step => ({ do: 'edit', capacity: 5, price, later: price > 0 });
      const givenUp: Record<typeof way, Step[]> = {
        refund: [refund],
        release: [
          { do: 'release', who: owner },
          { do: 'pay', who: other },
        ],
        handOver: [
          { do: 'offer', who: owner, other },
          { do: 'takeOver', who: other, other: owner },
        ],
        moved: [edit(505), refund],
        free: [edit(0)],
        cancel: [{ do: 'cancel' }],
      };
      const ended: Step[] =
        end === null
          ? []
          : end === 'season'
            ? [{ do: 'cancelLater' }, { do: 'handBack', who: owner }]
            : [{ do: end, who: owner }];
      return [
        { do: 'offerPass', percent: off },
        { do: 'buyPass', who: owner },
        { do: 'ride', who: owner },
        ...(isGoodwill ? [{ do: 'goodwill' as const, who: owner, cents: 175 }] : []),
        ...between,
        ...(isEndedFirst ? [...ended, ...givenUp[way]] : [...givenUp[way], ...later, ...ended]),
      ];
    });

/** All rides of a pass but one are used; two games use the last one, and then one of them gives it back. */
export const lastRide: fc.Arbitrary<Step[]> = fc
  .tuple(veteran, fc.boolean(), fc.boolean())
  .map(([owner, isHere, buysAgain]): Step[] => [
    { do: 'offerPass', percent: 10 },
    { do: 'buyPass', who: owner },
    ...Array.from({ length: 9 }).flatMap((): Step[] => [
      { do: 'rideLater', who: owner },
      { do: 'leaveLater', who: owner },
    ]),
    { do: isHere ? 'ride' : 'rideLater', who: owner },
    { do: isHere ? 'rideLater' : 'ride', who: owner },
    ...(buysAgain ? [{ do: 'buyPass' as const, who: owner }] : []),
    { do: isHere ? 'cancel' : 'cancelLater' },
    { do: 'handBack', who: owner },
  ]);

/** A spot is kept in a game that others fill; it is taken, freed, or opens on its day. */
export const regulars = (pause: fc.Arbitrary<Step[]>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      veteran,
      who,
      who,
      fc.record({ days: fc.constantFrom(1, 1, 2), price: fc.constantFrom(0, 350, 350) }),
      pause,
      fc.constantFrom<'pay' | 'join' | 'checkout' | 'free' | 'stop' | 'day' | 'group'>(
        ...(['pay', 'join', 'checkout', 'checkout', 'free', 'stop', 'day', 'day', 'group'] as const),
      ),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([regular, one, other, { days, price }, between, then, isPaid, isFull]): Step[] => {
      const own: Record<typeof then, Step[]> = {
        pay: [{ do: 'pay', who: regular }],
        join: [{ do: 'join', who: regular, allow: false }],
        checkout: [
          { do: 'checkout', who: regular },
          ...(isFull ? [{ do: 'free' as const, who: regular }] : []),
          { do: 'settle', who: regular, paid: isPaid },
        ],
        free: [{ do: 'free', who: regular }],
        stop: [{ do: 'stop', who: regular }],
        day: [
          { do: 'offerRegulars', spots: 1, days: days + 1 },
          { do: 'wait', minutes: 1440 },
        ],
        group: [{ do: 'group', who: regular, all: isPaid, places: 2 }],
      };
      return [
        { do: 'edit', capacity: 4, price, later: true },
        { do: 'offerRegulars', spots: 2, days },
        { do: 'become', who: regular },
        ...(isFull
          ? [one, other, (one + 1) % players, (other + 1) % players].flatMap((rival): Step[] => [
              { do: 'pay', who: rival },
              { do: 'join', who: rival, allow: true },
            ])
          : []),
        ...between,
        ...own[then],
      ];
    });
