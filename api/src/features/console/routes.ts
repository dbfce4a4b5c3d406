import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { giveGoodwill } from './give-goodwill.ts';
import { correctAsAdmin } from '../guests/correct-address.ts';
import { auditList } from './audit-listing.ts';
import { endOwed } from '../ledger/end-owed.ts';
import { answerEnquiry, changeEnquiry } from './change-enquiry.ts';
import { featureGame, giveGame } from './change-game.ts';
import { changeUser } from './change-user.ts';
import { approveApplication, declineApplication } from './decide-application.ts';
import { endSessions } from './end-sessions.ts';
import * as enquiries from './enquiry-queries.ts';
import { enquiryList } from './enquiry-listing.ts';
import { gameList } from './game-listing.ts';
import { findConsoleGame } from './game-queries.ts';
import { presentEnquiry } from './present-enquiry.ts';
import { presentConsoleGame, presentUser } from './present.ts';
import { startRecovery } from './start-recovery.ts';
import { userList } from './user-listing.ts';
import * as users from './user-queries.ts';

/** The operator's console: people, games, and what admins did (product.md#administration). */
export function consoleRoutes(context: Context): void {
  const { db } = context;

  serveList(context, userList);

  const showUser = async (id: string) => {
    const [user, communities, spots, orders, actions] = await Promise.all([
      users.findUser(db, id),
      users.findUserCommunities(db, id),
      users.findUserSpots(db, id),
      users.findUserOrders(db, id),
      users.findUserActions(db, id),
    ]);
    if (!user) throw new Refused('user_not_found');
    return {
      status: 'success' as const,
      data: { user: presentUser(user, { communities, spots, orders, actions }) },
    };
  };

  serve(context, contract.getUser, async (request) => {
    const { id } = request.params;
    const shown = await showUser(id);
    await writeAction(db, request, { action: 'user.look', subject: { kind: 'user', id } });
    return shown;
  });

  serve(context, contract.changeUser, async (request) => {
    await changeUser(context, request, request.params.id, request.body);
    return showUser(request.params.id);
  });

  serve(context, contract.endOwed, async (request) => {
    const { publicUrl } = context.config;
    await endOwed({ ...context, publicUrl }, request, request.params.id, request.body);
    return showUser(request.params.id);
  });

  serve(context, contract.correctGuestAddress, async (request) => {
    await correctAsAdmin(context, request, request.params.id, request.body);
    return showUser(request.params.id);
  });

  serve(context, contract.logUserOut, async (request) => {
    const count = await endSessions(context, request, request.params.id, request.body.reason);
    return { status: 'success', message: 'Logged out everywhere.', count };
  });

  serve(context, contract.startRecovery, async (request) => {
    await startRecovery(context, request, request.params.id, request.body.reason);
    return { status: 'success', message: 'The link has been mailed.' };
  });

  serve(context, contract.giveGoodwill, async (request) => {
    const cents = await giveGoodwill(context, request, request.params.id, request.body);
    return { status: 'success', message: 'It has been paid back.', data: { amount: centsToEuros(cents) } };
  });

  serveList(context, gameList);

  const showGame = async (id: string) => {
    const game = await findConsoleGame(db, id);
    if (!game) throw new Refused('game_not_found');
    return { status: 'success' as const, data: { game: presentConsoleGame(game) } };
  };

  serve(context, contract.featureGame, async (request) => {
    await featureGame(context, request, request.params.id, request.body);
    return showGame(request.params.id);
  });

  serve(context, contract.giveGame, async (request) => {
    await giveGame(context, request, request.params.id, request.body);
    return showGame(request.params.id);
  });

  serveList(context, enquiryList);

  const showEnquiry = async (id: string) => {
    const [enquiry, admins] = await Promise.all([enquiries.findEnquiry(db, id), enquiries.findAdmins(db)]);
    if (!enquiry) throw new Refused('enquiry_not_found');
    const data = {
      enquiry: presentEnquiry(enquiry),
      admins: admins.map((one) => ({ _id: one.id, name: one.name })),
      repliesTo: context.config.replyTo,
    };
    return { status: 'success' as const, data };
  };

  serve(context, contract.getEnquiry, async (request) => {
    const { id } = request.params;
    const shown = await showEnquiry(id);
    await writeAction(db, request, { action: 'enquiry.look', subject: { kind: 'enquiry', id } });
    return shown;
  });

  serve(context, contract.changeEnquiry, async (request) => {
    await changeEnquiry(context, request, request.params.id, request.body);
    return showEnquiry(request.params.id);
  });

  serve(context, contract.answerEnquiry, async (request) => {
    await answerEnquiry(context, request, request.params.id, request.body);
    return showEnquiry(request.params.id);
  });

  serve(context, contract.approveApplication, async (request) => {
    await approveApplication(context, request, request.params.id, request.body.note);
    return showEnquiry(request.params.id);
  });

  serve(context, contract.declineApplication, async (request) => {
    await declineApplication(context, request, request.params.id, request.body.note);
    return showEnquiry(request.params.id);
  });

  serveList(context, auditList);
}
