import * as contract from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { callOffGames } from './life/call-off-games.ts';
import { requireRightIn } from './access/require-right.ts';
import { changeVenuePhoto } from './making/change-venue-photo.ts';
import { createGame } from './making/create-game.ts';
import { editGame } from './editing/edit-game.ts';
import { keepPicture, readPicture, readVenuePhoto, type UsablePicture } from '../../platform/files/keep-picture.ts';
import { idOf } from './access/game-id.ts';
import { showGame } from './show-game.ts';

/** What organisers do with their games. */
export function organisingRoutes(context: Context, storage: StorageProvider): void {
  const { clock } = context;
  const keep = async (picture: UsablePicture | null, folder: 'games' | 'venues') =>
    picture && (await keepPicture(storage, picture, folder));

  serve(context, contract.createGame, async (request) => {
    const { body, file, viewer } = request;
    const photo = await keep(file && (await readPicture(file.path)), 'games');
    const created = await createGame(context, request, body, photo, clock.now());
    const { data } = await showGame(context, created[0] ?? '', viewer);
    return { status: 'success', data: { ...data, created } };
  });

  serve(context, contract.getGameToEdit, async ({ params, viewer }) => {
    const game = await showGame(context, params.id, viewer);
    if (!game.data.match.viewer?.rights.length) throw new Refused('not_allowed');
    return game;
  });

  serve(context, contract.editGame, async (request) => {
    const { params, body, file, viewer } = request;
    // Decoded only for people who may edit the game, because decoding is expensive.
    if (file) await requireRightIn(context.db, viewer, idOf(params), 'edit');
    const photo = await keep(file && (await readPicture(file.path)), 'games');
    await editGame(context, request, idOf(params), body, photo);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.changeVenuePhoto, async (request) => {
    const { params, file, viewer } = request;
    // Nobody changes the photo of a game they may not see.
    await showGame(context, params.id, viewer);
    const path = await keep(file && (await readVenuePhoto(file.path)), 'venues');
    await changeVenuePhoto(context, request, idOf(params), path);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.cancelGame, async (request) => {
    const cancelled = await callOffGames(context, request, idOf(request.params), request.body);
    return { status: 'success', data: { cancelled } };
  });
}
