import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { formOf } from './game-form.ts';
import { test as journey } from './journey-test.ts';
import { speak } from './speak.ts';
import { startStreetServer } from './street-server.ts';

// features: places, streets

const t = speak('en');

let server: Awaited<ReturnType<typeof startStreetServer>> | undefined;

/** A test on a Rondo with streets. */
const test = journey.extend({
  baseURL: async ({ baseURL }, use) => use(server?.origin ?? baseURL),
});
test.beforeAll(async () => {
  server = await startStreetServer();
});
test.afterAll(() => server?.stop());

/** The colours of water, pitches and roads in both schemes (map-view.css). */
const light = ['207,227,238', '180,223,189', '255,255,255'];
const dark = ['16,34,44', '44,90,62', '66,87,75'];
/** The colour of land: zoomed in so far, the map may show nothing else. */
const land = '29,43,35';

// One worker for all of them, because they share one server.
test.describe.configure({ mode: 'default' });

/** The part of a canvas that this file uses. */
interface Canvas {
  width: number;
  height: number;
  getContext: (kind: '2d') => { getImageData: (...box: number[]) => { data: Uint8ClampedArray } } | null;
}

/** The ones of these colours in which the page's streets are drawn. */
function drawnIn(page: Page, colours: readonly string[]): Promise<string[]> {
  return page.locator('canvas.leaflet-tile-loaded').evaluateAll((canvases, colours) => {
    const seen = new Set<string>();
    for (const canvas of canvases as unknown as Canvas[]) {
      if (canvas.width === 0) continue;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    }
    return colours.filter((colour) => seen.has(colour));
  }, colours);
}

/** Opens a game whose map shows these colours, of the first ones listed, and scrolls down to its map. */
async function openMap(page: Page, colours: readonly string[] = []): Promise<void> {
  const { data } = (await (await page.request.get('/api/matches')).json()) as { data: { matches: { _id: string }[] } };
  for (const { _id } of data.matches) {
    await page.goto(`/match/${_id}`);
    await page.getByRole('heading', { name: t('match.map.title') }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: t('match.map.label') }).scrollIntoViewIfNeeded();
    if (colours.length === 0) return;
    const drawn = expect.poll(() => drawnIn(page, colours), { timeout: 3000 }).toEqual(colours);
    const isDrawn = await drawn.then(() => true).catch(() => false);
    if (isDrawn) return;
  }
}

test('a map with streets, in the colours of each scheme, makes requests to Rondo alone', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.emulateMedia({ colorScheme: 'light' });
  await openMap(page, light);

  await test.step('a game shows its street', async () => {
    await expect.poll(() => drawnIn(page, light)).toEqual(light);
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
    await expect(page.locator('.map-name')).toHaveCount(0);
  });

  await test.step('when it gets dark, they are drawn anew', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => drawnIn(page, dark)).toEqual(dark);
    expect(await drawnIn(page, light)).toEqual([]);
  });

  await test.step('closer, up to the doors', async () => {
    const closer = page.getByRole('button', { name: t('games.map.zoomIn') });
    // The map ignores a press while it moves, and shows the effect late, so the button is pressed until it is off.
    await expect(async () => {
      if ((await closer.getAttribute('aria-disabled')) !== 'true') await closer.click({ timeout: 1000 });
      await expect(closer).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
    }).toPass();
    await expect.poll(() => drawnIn(page, [land])).toEqual([land]);
  });

  await test.step('the map of all games', async () => {
    await page.goto('/allgames?view=map');
    await expect(page.getByRole('region', { name: t('games.map.label') })).toBeVisible();
    await expect.poll(() => page.locator('canvas.leaflet-tile-loaded').count()).toBeGreaterThan(0);
  });

  await test.step('the map of a new game', async () => {
    await logIn(page, 'organiser@rondo.test');
    await page.goto('/create?step=when');
    await formOf(page).choose(t('create.where'), t('create.elsewhere'));
    await expect.poll(() => page.locator('canvas.leaflet-tile-loaded').count()).toBeGreaterThan(0);
  });

  expect([...asked].filter((origin) => origin !== baseURL && origin !== 'null')).toEqual([]);
});

test('while the streets can’t be read, the offline map shows', async ({ page }) => {
  await page.route('**/map/streets.pmtiles', (route) => route.abort());
  await openMap(page);
  await expect(page.locator('.map-view .map-name').first()).toBeVisible();
  await expect(page.locator('.map-view canvas')).toHaveCount(0);
});
