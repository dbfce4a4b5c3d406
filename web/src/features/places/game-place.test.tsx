import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testedLanguages } from '../../../test/languages.ts';
import { plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import { GamePlace } from './game-place.tsx';

const byBike = { minutes: 20, city: 'Delft' };

test.each(testedLanguages)('where a game is, and how long it is by bike (%s)', async (language) => {
  const t = speak(language);
  await show(
    <GamePlace
      latitude={52}
      longitude={4.4}
      address="X Delft, Mekelweg 1, Delft"
      street="Mekelweg 1"
      byBike={byBike}
    />,
    { language },
  );
  await expect.poll(() => plain(document.body.textContent)).toContain(`Mekelweg 1${plain(t('match.byBike', byBike))}`);
});

test('without streets the map opens at a press', async () => {
  const t = speak('en');
  await show(<GamePlace latitude={52} longitude={4.4} address="Mekelweg 1, Delft" street="" byBike={null} />);
  await page.getByRole('button', { name: t('match.map.show') }).tap();
  await expect.element(page.getByRole('region', { name: t('match.map.label') })).toBeVisible();
  expect(page.getByRole('button', { name: t('match.map.show') }).query()).toBeNull();
});
