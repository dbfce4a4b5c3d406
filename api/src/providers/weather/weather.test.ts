import { hour } from '@rondo/rules';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPeer, json } from '../../../test/geocoder.ts';
import { useServer } from '../../../test/server.ts';
import { openMeteoWeather } from './open-meteo.ts';
import { sandboxWeather } from './sandbox.ts';

const peer = await aPeer();
afterAll(() => void peer.close());
beforeEach(() => {
  peer.asked.length = 0;
});
const patient = () => AbortSignal.timeout(5000);
const [utrecht, groningen] = [
  { latitude: 52.09, longitude: 5.1 },
  { latitude: 53.22, longitude: 6.57 },
];

describe('Open-Meteo', () => {
  const adapter = openMeteoWeather({ url: `${peer.url}/`, key: null });
  const hourly = {
    time: ['2026-11-28T18:00', '2026-11-28T19:00', '2026-11-28T20:00'],
    temperature_2m: [9.1, 8.4, 8],
    precipitation: [0, 22.4, 1.5],
    wind_speed_10m: [12.3, 14, 15],
    weather_code: [3, 82, 61],
  };
  const one = { latitude: 52.08, longitude: 5.12, elevation: 4, hourly };

  it('is asked for several places at once, in UTC, by no more than their neighbourhood', async () => {
    peer.reply = json([one, one]);
    const [first, second] = await adapter.forecast([utrecht, groningen], patient());
    expect(second).toEqual(first);
    expect(peer.asked[0]?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(peer.asked[0]?.searchParams ?? [])).toEqual({
      latitude: '52.09,53.22',
      longitude: '5.10,6.57',
      hourly: 'temperature_2m,precipitation,wind_speed_10m,weather_code',
      timezone: 'UTC',
      forecast_days: '7',
    });
  });

  it('says what fell in the hour before, and we what falls in the hour that begins', async () => {
    peer.reply = json(one);
    expect(await adapter.forecast([utrecht], patient())).toEqual([
      [
        { at: new Date('2026-11-28T18:00Z'), temperature: 9.1, rain: 22.4, wind: 12.3, code: 3 },
        { at: new Date('2026-11-28T19:00Z'), temperature: 8.4, rain: 1.5, wind: 14, code: 82 },
      ],
    ]);
  });

  it('leaves out hours that no model knows', async () => {
    peer.reply = json({ hourly: { ...hourly, temperature_2m: [null, 8.4, null] } });
    expect((await adapter.forecast([utrecht], patient()))[0]).toHaveLength(1);
  });

  it('is asked with the key of who pays', async () => {
    peer.reply = json(one);
    await openMeteoWeather({ url: peer.url, key: 'paid' }).forecast([utrecht], patient());
    expect(peer.asked[0]?.searchParams.get('apikey')).toBe('paid');
  });

  it.each([
    ['of fewer places', [one], 'too_small'],
    ['of no figures', [one, { error: true, reason: 'Cannot initialize' }], 'hourly'],
    ['of figures that can’t be', [one, { hourly: { ...hourly, temperature_2m: [900, 1, 1] } }], 'temperature_2m'],
    ['of hours in words', [one, { hourly: { ...hourly, time: ['tonight', 'then', 'later'] } }], 'datetime'],
  ])('is refused an answer %s', async (_, answered, why) => {
    peer.reply = json(answered);
    await expect(adapter.forecast([utrecht, groningen], patient())).rejects.toThrow(why);
  });

  it('is given up when it takes too long', async () => {
    peer.reply = () => undefined;
    await expect(adapter.forecast([utrecht], AbortSignal.timeout(50))).rejects.toThrow('timeout');
  });
});

describe('the sandbox', () => {
  const server = useServer();

  it('makes up the same weather for a place and an hour each time, and pours where it is told', async () => {
    const sandbox = sandboxWeather(server.db, server.clock);
    const [before = [], there = []] = await sandbox.forecast([utrecht, groningen], patient());
    expect(await sandbox.forecast([utrecht], patient())).toEqual([before]);
    const now = server.clock.now().getTime();
    expect(before.at(0)?.at.getTime()).toBeLessThanOrEqual(now);
    expect(before.at(-1)?.at.getTime()).toBeGreaterThan(now + 5 * 24 * hour);
    expect(there).not.toEqual(before);
    expect(before.filter(({ rain }) => rain > 20)).toEqual([]);
    await server.sql`insert into sandbox_downpour values (52.09, 5.1)`;
    const [wet = [], dry] = await sandbox.forecast([utrecht, groningen], patient());
    expect(wet.every(({ rain }) => rain > 20)).toBe(true);
    expect(dry).toEqual(there);
  });
});
