import * as contract from '@rondo/contract';
import { mayEditGame } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { assignTeams } from './assign-teams.ts';
import { callOffGames } from './call-off-games.ts';
import { changeVenuePhoto } from './change-venue-photo.ts';
import { createGame } from './create-game.ts';
import { drawTeams } from './draw-teams.ts';
import { editGame } from './edit-game.ts';
import { dropPicture, dropUnused, keepingPicture, readPicture, readVenuePhoto } from './keep-picture.ts';
import { idOf, showGame } from './routes.ts';

/** What organisers do with their games. */
export function organisingRoutes(context: Context, storage: StorageProvider): void {
  const { db, clock } = context;

  serve(context, contract.createGame, async ({ body, file, viewer, idempotencyKey }) => {
    const picture = file && (await readPicture(file.path));
    const created = await keepingPicture(storage, picture, 'games', (photo) =>
      createGame(context, viewer, body, photo, clock.now(), idempotencyKey),
    );
    const { data } = await showGame(context, created[0] ?? '', viewer);
    return { status: 'success', data: { ...data, created } };
  });

  serve(context, contract.getGameToEdit, async ({ params, viewer }) => {
    const game = await showGame(context, params.id, viewer);
    if (!mayEditGame(viewer, { organiserId: game.data.match.organizer._id })) throw new Refused('not_allowed');
    return game;
  });

  serve(context, contract.editGame, async (request) => {
    const { params, body, file, viewer } = request;
    const picture = file && (await readPicture(file.path));
    const replaced = await keepingPicture(storage, picture, 'games', (photo) =>
      editGame(context, request, idOf(params), body, photo),
    );
    await dropUnused(db, storage, replaced);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.changeVenuePhoto, async (request) => {
    const { params, file, viewer } = request;
    // Nobody changes the photo of a game they may not see.
    await showGame(context, params.id, viewer);
    const picture = file && (await readVenuePhoto(file.path));
    const shown = await keepingPicture(storage, picture, 'venues', (path) =>
      changeVenuePhoto(context, request, idOf(params), path),
    );
    await dropPicture(storage, shown);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.cancelGame, async (request) => {
    const cancelled = await callOffGames(context, request, idOf(request.params), request.body);
    return { status: 'success', data: { cancelled } };
  });

  serve(context, contract.assignTeams, async ({ params, body, viewer, idempotencyKey }) => {
    await assignTeams(context, viewer, idOf(params), body.teams, idempotencyKey);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.drawTeams, async ({ params, body, viewer, idempotencyKey }) => ({
    status: 'success',
    data: await drawTeams(context, viewer, idOf(params), body.teamSize, idempotencyKey),
  }));
}
