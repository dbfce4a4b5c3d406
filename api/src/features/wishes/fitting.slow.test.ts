import { levels, sports, weekParts } from '@rondo/rules';
import { fitsWish, wishLevels, wishPricesCents, wishRadiiKm } from '@rondo/rules/wishes';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aGame, type Player } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { wishCalls } from '../../../test/wish-calls.ts';

const server = useServer();
const { aWisher, wishesOf, publish, heard } = wishCalls(server);

test('the database finds a wish exactly when the rule says that the game fits', async () => {
  const now = server.clock.now().getTime();
  const near = {
    latitude: fc.double({ min: 51.6, max: 52.5, noNaN: true }),
    longitude: fc.double({ min: 4.5, max: 5.7, noNaN: true }),
  };
  const anyWish = fc.record({
    ...near,
    sports: fc.subarray(sports, { minLength: 1 }),
    parts: fc.subarray([...weekParts], { minLength: 1 }),
    levels: fc.subarray([...wishLevels]),
    radiusKm: fc.constantFrom(...wishRadiiKm),
    maxPriceCents: fc.constantFrom(null, ...wishPricesCents),
  });
  const anyGame = fc.record({
    ...near,
    sport: fc.constantFrom(...sports),
    hoursAhead: fc.integer({ min: 30, max: 400 }),
    level: fc.constantFrom(...levels),
    priceCents: fc.constantFrom(0, 250, 600, 2000),
  });
  const wishers: [Player, Parameters<typeof fitsWish>[1]][] = [];
  for (const { latitude, longitude, radiusKm: radius, maxPriceCents, ...more } of fc.sample(anyWish, 40)) {
    const place = { name: 'Here', coordinates: [longitude, latitude] as [number, number] };
    const maxPrice = maxPriceCents === null ? null : maxPriceCents / 100;
    const player = await aWisher({ ...more, place, radius, maxPrice });
    wishers.push([player, { ...more, latitude, longitude, radiusKm: radius, maxPriceCents }]);
  }
  for (const one of fc.sample(anyGame, 12)) {
    await server.sql`delete from wish_match`;
    await server.sql`delete from notification`;
    const game = await aGame(server, one);
    const startsAt = new Date(now + one.hoursAhead * 3_600_000);
    await publish(game);
    for (const [player, wished] of wishers) {
      const expected = fitsWish({ ...one, startsAt }, wished) ? [game] : [];
      expect(await heard(player)).toEqual(expected);
      expect((await wishesOf(player))[0]?.fitting.matches.map(({ _id }) => _id)).toEqual(expected);
    }
    await server.sql`update game set archived = true where id = ${game}`;
  }
});
