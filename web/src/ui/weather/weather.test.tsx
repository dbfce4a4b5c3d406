import { type Sky, skies, type Weather } from '@rondo/rules/weather';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import { RainActs } from './rain-acts.tsx';
import { WeatherIcon } from './weather-icon.tsx';
import { WeatherLine } from './weather-line.tsx';
import { WeatherWords } from './weather-words.tsx';

const wet: Weather = { sky: 'rain', temperature: 11, rain: 2.8, wind: 14, isExtreme: false, source: 'openMeteo' };
const body = () => plain(document.body.textContent);
const id = '00000000-0000-4000-9000-000000000001';

describe.each([
  ['en', 'Rain, 11 °C, 2.8 mm, wind 14 km/h', 'Clear, -2 °C, no rain, wind 3 km/h'],
  ['nl', 'Regen, 11 °C, 2,8 mm, wind 14 km/u', 'Helder, -2 °C, geen regen, wind 3 km/u'],
] as const)('the weather of a game (%s)', (language, rain, frost) => {
  const say = speak(language);

  test('is a line, with its source and the way there', async () => {
    await show(<WeatherLine weather={wet} />, { language });
    await expect.poll(body).toContain(rain);
    const source = page.getByRole('link', { name: say('weather.source.openMeteo') });
    await expect.element(source).toHaveAttribute('href', 'https://open-meteo.com/');
  });

  test('is dry, and made up by the sandbox, which has no page', async () => {
    await show(
      <WeatherWords weather={{ ...wet, sky: 'clear', rain: 0, temperature: -2, wind: 3, source: 'sandbox' }} />,
      { language },
    );
    await expect.poll(body).toContain(frost);
    expect(body()).toContain(say('weather.source.sandbox'));
    expect(page.getByRole('link').query()).toBeNull();
  });

  test('has a word for each sky', async () => {
    for (const sky of skies) {
      await show(<WeatherWords weather={{ ...wet, sky }} />, { language });
      await expect.poll(body).toContain(say(`weather.sky.${sky}`));
      await cleanup();
    }
  });

  test.each([
    ['its host moves or cancels', true, true],
    ['a co-organiser moves', true, false],
  ] as const)('with extreme rain %s', async (_, mayMove, mayCancel) => {
    await show(<RainActs game={{ _id: id, name: 'Smash' }} mayMove={mayMove} mayCancel={mayCancel} />, { language });
    const link = (words: string) => page.getByRole('link').filter({ hasText: words });
    await expect.element(link(say('weather.extreme.move'))).toHaveAttribute('href', `/admin/match/${id}?step=when`);
    const cancels = link(say('weather.extreme.cancel'));
    if (mayCancel) await expect.element(cancels).toHaveAttribute('href', `/match/${id}?step=cancel`);
    else expect(cancels.query()).toBeNull();
  });
});

test('each sky is drawn in its own way', async () => {
  const drawn = (sky: Sky) => document.querySelector(`.${sky} path`)?.getAttribute('d');
  await show(
    <>
      {skies.map((sky) => (
        <WeatherIcon key={sky} sky={sky} className={sky} />
      ))}
    </>,
  );
  await expect.poll(() => new Set(skies.map(drawn)).size).toBe(skies.length);
});
