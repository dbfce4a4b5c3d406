import * as fc from 'fast-check';
import { lastRide, passes, regulars, seriesStep } from './series-steps.ts';
import { guestMoney, moneyStep, owing } from './money-steps.ts';
import { adminStep, paidBack, takenOut } from './taking-out-steps.ts';
import { guests, players, type Sequence, type Step } from './steps.ts';

const who = fc.nat({ max: players - 1 });
const guest = fc.integer({ min: players, max: players + guests - 1 });
const anyone = fc.nat({ max: players + guests - 1 });
const price = fc.constantFrom(0, 350, 350, 505);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ do: fc.constant('join' as const), who, allow: fc.boolean() }) },
  { weight: 25, arbitrary: fc.record({ do: fc.constant('pay' as const), who }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('leave' as const), who }) },
  { weight: 10, arbitrary: who.map((one) => ({ do: 'refund' as const, who: one, player: one })) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refund' as const), who, player: anyone }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('payFor' as const), who, player: anyone }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('offer' as const), who, other: who }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('takeOver' as const), who, other: who }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('checkout' as const), who: anyone }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      who: anyone,
      paid: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('payEarlier' as const), who: anyone }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('giveUp' as const, 'joinAsGuest' as const, 'joinAsGuest' as const, 'prove' as const),
      who: guest,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('group' as const),
      who,
      all: fc.boolean(),
      places: fc.integer({ min: 2, max: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('reserve' as const, 'reserve' as const, 'payInGroup' as const, 'leaveGroup' as const),
      who,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('code' as const), who }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('release' as const), who }) },
  { weight: 15, arbitrary: adminStep },
  { weight: 16, arbitrary: moneyStep },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('withdraw' as const), who }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(9, 15, 31, 31, 180, 360, 700, 1440),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      capacity: fc.integer({ min: 3, max: 5 }),
      price,
      later: fc.boolean(),
    }),
  },
  { weight: 30, arbitrary: seriesStep },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
);

const pause: fc.Arbitrary<Step[]> = fc.oneof(
  fc.constant<Step[]>([]),
  step.map((one) => [one]),
  fc.constantFrom(9, 15, 31).map((minutes): Step[] => [{ do: 'wait', minutes }]),
);

/** Steps that belong together, with or without others in between: by chance they would seldom meet. */
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 12, arbitrary: step.map((one) => [one]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyone, fc.integer({ min: 0, max: 3 }), pause)
      .map(([one, unpaid, between]): Step[] => [
        ...(one < players ? [{ do: 'code' as const, who: one }] : []),
        { do: 'checkout', who: one },
        ...between,
        { do: 'settle', who: one, paid: unpaid > 0 },
      ]),
  },
  // Two checkouts of one person; the first is paid too.
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyone, pause, fc.boolean(), pause)
      .map(([one, between, first, later]): Step[] => [
        { do: 'checkout', who: one },
        ...between,
        { do: 'checkout', who: one },
        first ? { do: 'payEarlier', who: one } : { do: 'settle', who: one, paid: true },
        ...later,
        first ? { do: 'settle', who: one, paid: true } : { do: 'payEarlier', who: one },
      ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, who, pause)
      .map(([giver, taker, between]): Step[] => [
        { do: 'pay', who: giver },
        { do: 'offer', who: giver, other: taker },
        ...between,
        { do: 'takeOver', who: taker, other: giver },
      ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(guest, fc.constantFrom('prove' as const, 'prove' as const, 'giveUp' as const), pause)
      .map(([one, then, between]): Step[] => [{ do: 'joinAsGuest', who: one }, ...between, { do: then, who: one }]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        who,
        anyone,
        pause,
        fc.constantFrom<('pay' | 'checkout' | 'withdraw')[]>(
          ['pay'],
          ['pay', 'withdraw'],
          ['withdraw', 'pay'],
          ['checkout'],
        ),
      )
      .map(([giver, taker, between, then]): Step[] => [
        { do: 'release', who: giver },
        ...between,
        ...then.flatMap((kind): Step[] => {
          if (kind === 'withdraw') return [{ do: kind, who: giver }];
          if (taker < players) return [{ do: 'pay', who: taker }];
          const settled: Step = { do: 'settle', who: taker, paid: true };
          return [{ do: 'checkout', who: taker }, { do: 'withdraw', who: giver }, settled];
        }),
      ]),
  },
  // A group that comes together, or does not.
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        who,
        who,
        who,
        fc.record({ do: fc.constant('group' as const), all: fc.boolean(), places: fc.integer({ min: 2, max: 3 }) }),
        pause,
        fc.constantFrom('reserve' as const, 'payInGroup' as const, 'leaveGroup' as const),
      )
      .map(([starter, second, third, group, between, then]): Step[] => [
        { do: 'edit', capacity: 7, price: 350, later: true },
        { ...group, who: starter },
        { do: 'reserve', who: third },
        ...between,
        { do: then, who: second },
        { do: 'reserve', who: third },
      ]),
  },
  { weight: 4, arbitrary: owing(pause) },
  { weight: 4, arbitrary: guestMoney(pause) },
  { weight: 3, arbitrary: takenOut(pause, fc.array(step, { maxLength: 3 })) },
  { weight: 2, arbitrary: paidBack(pause) },
  { weight: 3, arbitrary: passes(pause) },
  { weight: 4, arbitrary: regulars(pause) },
  // Paying in other ways asks for the code that a member's checkout holds.
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        who,
        anyone,
        fc.constantFrom<('pay' | 'payFor' | 'checkout' | 'leave')[]>(
          ['payFor'],
          ['pay'],
          ['checkout'],
          ['checkout', 'payFor'],
        ),
        pause,
      )
      .map(([one, other, between, later]): Step[] => [
        { do: 'code', who: one },
        { do: 'checkout', who: one },
        ...between.map((kind): Step =>
          kind === 'payFor' ? { do: kind, who: one, player: other } : { do: kind, who: one },
        ),
        ...later,
        { do: 'settle', who: one, paid: true },
      ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(who, anyone, fc.boolean(), pause)
      .map(([payer, player, own, between]): Step[] => [
        { do: 'code', who: payer },
        { do: 'payFor', who: payer, player },
        ...between,
        own && player >= players ? { do: 'giveUp', who: player } : { do: 'refund', who: payer, player },
      ]),
  },
);

/** A full game with two people waiting: from there, most things that can happen to an open spot are a few steps away. */
const full = fc.tuple(fc.boolean(), fc.boolean()).map(([first, second]): Step[] => [
  ...[2, 3, 4].flatMap((who): Step[] => [
    { do: 'pay', who },
    { do: 'join', who, allow: false },
  ]),
  { do: 'join', who: 5, allow: first },
  { do: 'join', who: 1, allow: second },
]);

/** Guests who have not proved their addresses yet, in a game that one more player would confirm. */
const unproved = fc
  .integer({ min: 0, max: 2 })
  .map((players): Step[] => [
    { do: 'joinAsGuest', who: 6 },
    { do: 'joinAsGuest', who: 7 },
    ...[2, 3].slice(0, players).map((who): Step => ({ do: 'join', who, allow: false })),
  ]);

const ofGame = {
  price,
  capacity: fc.constant(3),
  minimum: fc.constant(2),
  hoursAhead: fc.constantFrom(1, 5, 14, 20, 30, 50, 100),
  earlyBirds: fc.constantFrom(0, 0, 2),
};

/** Sequences around a small game, so that it fills, queues and empties. */
const ofPlayers: fc.Arbitrary<Sequence> = fc.record({
  ...ofGame,
  teams: fc.constant(false),
  steps: fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constant<Step[]>([]) },
        { weight: 5, arbitrary: full },
        { weight: 4, arbitrary: unproved },
        { weight: 1, arbitrary: lastRide },
        { weight: 3, arbitrary: regulars(pause) },
        { weight: 3, arbitrary: owing(pause) },
        { weight: 3, arbitrary: guestMoney(pause) },
      ),
      fc.array(steps, { minLength: 4, maxLength: 14 }),
    )
    .map(([before, then]) => [...before, ...then.flat()]),
});

/** What happens to the places of a tournament; what is of series and groups is left to games. */
const teamStep: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 6, arbitrary: who.map((one): Step[] => [{ do: 'nameTeam', who: one }]) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(who, pauseOfTeams(), fc.constantFrom('pay' as const, 'checkout' as const, 'join' as const))
      .map(([one, between, how]): Step[] => [
        { do: 'nameTeam', who: one },
        ...between,
        how === 'join' ? { do: how, who: one, allow: true } : { do: how, who: one },
        ...(how === 'checkout' ? [{ do: 'settle' as const, who: one, paid: true }] : []),
      ]),
  },
  { weight: 3, arbitrary: who.map((one): Step[] => [{ do: 'pay', who: one }]) },
  {
    weight: 3,
    arbitrary: fc.tuple(who, fc.boolean()).map(([one, allow]): Step[] => [{ do: 'join', who: one, allow }]),
  },
  { weight: 2, arbitrary: anyone.map((one): Step[] => [{ do: 'checkout', who: one }]) },
  {
    weight: 3,
    arbitrary: fc.tuple(anyone, fc.boolean()).map(([one, paid]): Step[] => [{ do: 'settle', who: one, paid }]),
  },
  { weight: 2, arbitrary: who.map((one): Step[] => [{ do: 'refund', who: one, player: one }]) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('leave' as const, 'release' as const, 'withdraw' as const, 'takeOut' as const, 'letIn' as const)
      .chain((kind) => who.map((one): Step[] => [{ do: kind, who: one }])),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(who, who).map(([giver, taker]): Step[] => [
      { do: 'offer', who: giver, other: taker },
      { do: 'takeOver', who: taker, other: giver },
    ]),
  },
  { weight: 2, arbitrary: fc.constantFrom(9, 15, 31, 360).map((minutes): Step[] => [{ do: 'wait', minutes }]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(3, 3, 4), price, fc.boolean())
      .map(([capacity, cents, later]): Step[] => [{ do: 'edit', capacity, price: cents, later }]),
  },
);

function pauseOfTeams(): fc.Arbitrary<Step[]> {
  return fc.constantFrom<Step[]>([], [], [{ do: 'wait', minutes: 15 }], [{ do: 'wait', minutes: 31 }]);
}

/** Sequences around a small tournament, whose captains enter teams. */
const ofTeams: fc.Arbitrary<Sequence> = fc.record({
  ...ofGame,
  teams: fc.constant(true),
  steps: fc.array(teamStep, { minLength: 4, maxLength: 14 }).map((steps) => steps.flat()),
});

export const sequences: fc.Arbitrary<Sequence> = fc.oneof(
  { weight: 7, arbitrary: ofPlayers },
  { weight: 1, arbitrary: ofTeams },
);
