import * as contract from '@rondo/contract';
import { keepPicture, readPicture } from '../../platform/files/keep-picture.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { requireLead } from '../communities/require-standing.ts';
import { idOf } from '../games/access/game-id.ts';
import { presentCard, presentCards } from '../games/present.ts';
import { showGame } from '../games/show-game.ts';
import { answerChallenge } from './answer-challenge.ts';
import { findOpenChallenges } from './challenge-queries.ts';
import { createChallenge } from './create-challenge.ts';

export function challengeRoutes(context: Context & { storage: StorageProvider }): void {
  const { db, jobs, clock, config, storage } = context;
  const telling = { db, jobs, publicUrl: config.publicUrl };

  serve(context, contract.createChallenge, async (request) => {
    const { body, file, viewer } = request;
    const photo = file && (await keepPicture(storage, await readPicture(file.path), 'games'));
    const id = await createChallenge(telling, request, body, photo, clock.now());
    return showGame(context, id, viewer);
  });

  serve(context, contract.answerChallenge, async (request) => {
    const { params, body, viewer } = request;
    await answerChallenge(telling, request, idOf(params), body.accept);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.openChallenges, async ({ params, viewer }) => {
    const { community } = await requireLead(db, params.id, viewer);
    const rows = await findOpenChallenges(db, community.id, clock.now());
    return { status: 'success', data: { challenges: presentCards(rows, presentCard) } };
  });
}
