import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { centsToEuros } from '@rondo/rules';
import type { BackTo, TakenOutBy } from '@rondo/rules/taking-out';
import { formatCents } from '../../../platform/time/amsterdam.ts';
import { nameFor, type Receiver } from '../find-receivers.ts';
import { both, inGame, keptFact, type Message, type MessageGame, moneyPath, ofPerson } from '../messages.ts';

/** Messages about a player who was taken out of a game, and about a spot that was paid back (product.md#taking-a-player-out). */
export const ofTakingOut = {
  /** To the player. @param path of a guest's booking, which says what comes back */
  takenOut: (
    to: Receiver,
    game: MessageGame,
    out: {
      by: TakenOutBy;
      reason: string;
      to: BackTo;
      refundedCents: number;
      payer: Receiver;
      path: string | null;
      publicUrl: string;
    },
  ) => {
    const words = phrasesIn[to.language].mail.takenOut;
    const amount = formatCents(out.refundedCents, to.language);
    const isTheirs = out.to === 'player' || out.to === 'guest';
    return inGame(to, game, {
      ...both('takenOut'),
      notificationParams: {
        note: out.reason,
        by: out.by,
        ...(isTheirs && { refund: centsToEuros(out.refundedCents) }),
        ...(out.to === 'pass' && { count: 1 }),
      },
      mailParams: {
        who: words.by[out.by],
        reason: `“${out.reason}”`,
        back: out.to === 'nobody' ? '' : fill(words.back[out.to], { amount, friend: nameFor(to, out.payer) }),
      },
      ...(out.to === 'guest' && { facts: [keptFact(out.refundedCents, to.language, out.publicUrl)] }),
      ...(out.path !== null && { mailPath: out.path }),
    });
  },

  /** To the player's payer. */
  friendTakenOut: (
    to: Receiver,
    game: MessageGame,
    { player, refundedCents }: { player: Receiver; refundedCents: number },
  ) => inGame(to, game, { ...both('friendTakenOut'), ...ofPerson(to, player, refundedCents), path: moneyPath(to) }),

  letBackIn: (to: Receiver, game: MessageGame) => inGame(to, game, both('letBackIn')),

  /** To the payer of a spot that its player keeps. */
  spotPaidBack: (
    to: Receiver,
    game: Pick<MessageGame, 'id' | 'name'>,
    { amountCents, reason }: { amountCents: number; reason: string },
  ): Message => {
    const { id: userId, email, name, language } = to;
    const path = moneyPath(to);
    const params = { amount: centsToEuros(amountCents), words: reason };
    return {
      notification: { userId, kind: 'spotPaidBack', gameId: game.id, params, redirectPath: path },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'spotPaidBack',
        params: {
          game: game.name,
          amount: formatCents(amountCents, language),
          reason: `“${reason}”`,
          back: phrasesIn[language].mail.spotPaidBack.where[to.is_guest ? 'guest' : 'player'],
        },
        link: path,
      },
    };
  },
};
