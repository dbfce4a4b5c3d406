import * as contract from '@rondo/contract';
import { keepPicture, readPicture } from '../../../platform/files/keep-picture.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import type { StorageProvider } from '../../../providers/storage/provider.ts';
import { idOf } from '../../games/access/game-id.ts';
import { showGame } from '../../games/show-game.ts';
import { showTournament } from '../show-tournament.ts';
import { changeTournament } from './change-tournament.ts';
import { createTournament } from './create-tournament.ts';

/** Making a tournament, and changing how it is played. */
export function makingRoutes(context: Context, storage: StorageProvider): void {
  serve(context, contract.createTournament, async (request) => {
    const { body, file, viewer } = request;
    const photo = file && (await keepPicture(storage, await readPicture(file.path), 'games'));
    const id = await createTournament(context, request, body, photo, context.clock.now());
    return showGame(context, id, viewer);
  });

  serve(context, contract.changeTournament, async (request) => {
    const { params, body, viewer } = request;
    await changeTournament(context, request, idOf(params), body);
    return showTournament(context, params.id, viewer);
  });
}
