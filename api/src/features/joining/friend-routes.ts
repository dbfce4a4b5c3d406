import * as contract from '@rondo/contract';
import { languageOf } from '../../platform/wording/language.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { withGuests } from '../accounts/with-guests.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { askAboutOthers } from './ask-about-others.ts';
import type { GameAnswer, GameCommand } from './state/commands.ts';
import type { CommandBatcher } from './batch/command-batcher.ts';
import { offeredCents } from './offered-cents.ts';
import { presentPaid } from './present-paid.ts';

/** Pays for spots of friends, who may have no account yet. */
export function friendRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  const { db, clock } = context;

  serve(context, contract.payForFriend, async ({ body, viewer, idempotencyKey: key, http }) => {
    const emails = body.payForFriendEmail;
    if (new Set(emails).size < emails.length) throw new Refused('friend_twice');
    await limitAttempts(db, rateLimits.nameOthers, viewer.id, emails.length);
    const now = clock.now();
    const paying = {
      kind: 'pay',
      userId: viewer.id,
      entryKey: body.secret_key ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      key,
    } as const;
    const people = emails.map((email) => ({ email }));
    const reading = { language: languageOf(http.request), now };
    const answer = await askAboutOthers(db, viewer.id, () =>
      withinMailBudget(db, { budget: 'friend', addresses: emails, key }, () =>
        withGuests(db, people, reading, (ids) => {
          if (ids.includes(viewer.id)) throw new Refused('friend_is_you');
          const teamId = body.teamId ?? null;
          const players = ids.map((userId, index) => ({ userId, teamId, email: emails[index] ?? '' }));
          return batcher.submit(body.matchId, { ...paying, players });
        }),
      ),
    );
    if (answer.did !== 'joined') throw new Refused('internal');
    return {
      status: 'success',
      message: `Payment for ${emails.join(', ')} was processed successfully!`,
      data: presentPaid(answer),
    };
  });
}
