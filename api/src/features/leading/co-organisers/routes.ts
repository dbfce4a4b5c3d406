import * as contract from '@rondo/contract';
import { coOrganisersMax, runsGame } from '@rondo/rules';
import type { Database } from '../../../platform/db.ts';
import { limitAttempts } from '../../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { withinMailBudget } from '../../notifications/mail/within-mail-budget.ts';
import { findStandings } from '../../games/access/standing-queries.ts';
import { type CoOrganiserRow, findCoOrganisers } from './co-organiser-queries.ts';
import { dropCoOrganiser, nameCoOrganiser, stepBack } from './name-co-organiser.ts';
import type { CoOrganiser } from '@rondo/contract';

/** The co-organisers of a game (product.md#co-organisers). */
export function coOrganiserRoutes(context: Context): void {
  const { db } = context;

  serve(context, contract.listCoOrganisers, async ({ params: { id }, viewer }) => {
    const [game] = await findStandings(db, [id], viewer.id);
    if (!game) throw new Refused('game_not_found');
    if (!runsGame(viewer, { organiserId: game.organiser_id })) throw new Refused('not_allowed');
    return listAll(db, id);
  });

  serve(context, contract.nameCoOrganiser, async (request) => {
    const { params, body, viewer, idempotencyKey: key } = request;
    await limitAttempts(db, rateLimits.nameOthers, viewer.id);
    const name = () => nameCoOrganiser(context, request, params.id, body);
    // Counted for every address, whether or not an account has it.
    if ('email' in body.who)
      await withinMailBudget(db, { budget: 'coOrganiser', addresses: [body.who.email], key }, name);
    else await name();
    return listAll(db, params.id);
  });

  serve(context, contract.dropCoOrganiser, async (request) => {
    const { params, query } = request;
    await dropCoOrganiser(context, request, params.id, { coOrganiserId: params.coOrganiserId, ...query });
    return listAll(db, params.id);
  });

  serve(context, contract.stepBack, async ({ params, body, viewer }) => {
    await stepBack(context, viewer, params.id, body.scope);
    return { status: 'success', message: 'You don’t help organise it any more.' };
  });
}

async function listAll(db: Database, gameId: string) {
  const rows = await findCoOrganisers(db, gameId);
  const coOrganisers = rows.map(presentCoOrganiser);
  return { status: 'success' as const, data: { coOrganisers, most: coOrganisersMax } };
}

/** A co-organiser as shown; one named by address shows only the address. */
function presentCoOrganiser({ id, user_id: userId, name, photo, address, rights }: CoOrganiserRow): CoOrganiser {
  const isByName = address === null && userId !== null;
  return { _id: id, person: isByName ? { _id: userId, name: name ?? '', photo } : null, address, rights };
}
