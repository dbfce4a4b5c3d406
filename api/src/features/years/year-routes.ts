import * as contract from '@rondo/contract';
import { Readable } from 'node:stream';
import { PictureCache, pictureName } from '../../platform/files/picture-cache.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveFile } from '../../platform/serve.ts';
import { languageOf } from '../../platform/wording/language.ts';
import { PreviewDrawer } from '../previews/draw-off-thread.ts';
import { findYears, type OwnGame, type OwnYear } from './find-years.ts';
import { posterText } from './poster-text.ts';

/** A person's own years in games and their posters, which only they see (product.md#a-year). */
export function yearRoutes(context: Context): void {
  const { app, db, clock } = context;
  const shelf = new PictureCache({ maxBytes: 8 * 1024 * 1024, atOnce: 1, maxQueued: 20 });
  const drawer = new PreviewDrawer();
  app.addHook('onClose', () => drawer.close());

  serve(context, contract.myYears, async ({ viewer }) => ({
    status: 'success',
    data: (await findYears(db, viewer.id, clock.now())).map(present),
  }));

  serveFile(context, contract.yearPoster, async ({ params, query: { lang }, viewer, http }) => {
    const years = await findYears(db, viewer.id, clock.now());
    const year = years.find((one) => String(one.year) === params.year);
    if (!year) throw new Refused('not_found');
    const words = posterText(year, lang ?? languageOf(http.request));
    const name = pictureName({ shape: 'poster', ...words });
    if (!shelf.has(name)) await limitAttempts(db, rateLimits.drawPreview, viewer.id);
    const picture = await shelf.get(name, () => drawer.drawPoster(words));
    void http.reply.type('image/png');
    return Readable.from([picture]);
  });
}

function present({ year, games, hours, bestRun, sports, venues, first, last }: OwnYear): contract.PlayedYear {
  return {
    year,
    games,
    hours,
    people: first.people,
    venues: venues.length,
    bestRun,
    sports,
    first: presentGame(first),
    last: presentGame(last),
  };
}

const presentGame = ({ id, name, startsAt }: OwnGame) => ({ _id: id, name, game_date: startsAt.toISOString() });
