import type { BackTo, TakenOutBy } from '@rondo/rules/taking-out';
import type { Each } from '../translate.ts';

/** Taking a player out of a game, and letting them in again, for the game's leaders. */
export const takingOut = {
  act: 'Remove',
  /** The name of a player’s menu, for screen readers. */
  more: 'More about {{name}}',
  title: 'Remove {{name}} from this game?',
  keep: 'Keep them in',
  back: {
    player: '{{name}} gets 100\u00a0% back: {{amount}} to their wallet.',
    guest: '{{name}} gets 100\u00a0% back: {{amount}} as credit.',
    payer: '{{name}} paid and gets 100\u00a0% back: {{amount}}.',
    pass: 'The game goes back on {{name}}’s pass.',
  } as const satisfies Each<Exclude<BackTo, 'nobody'>>,
  next: 'Their spot goes to the waiting list, or opens again.',
  told: 'They get your reason right away.',
  barred: 'They can’t rejoin unless you let them.',
  reason: 'Why? They see this.',
  reasonHint: '{{count}} of {{max}} characters',
  reasonShort: 'Give a short reason: the player sees it.',
  done: '{{name}} is out of the game.',
  gone: 'This player has already left',
  failed: 'The refund didn’t load',
  list: 'Removed',
  by: {
    organiser: 'Removed on {{when}}.',
    rondo: 'Rondo removed them on {{when}}.',
  } as const satisfies Each<TakenOutBy>,
  letIn: {
    act: 'Let back in',
    named: 'Let {{name}} back in',
    done: '{{name}} can join again.',
  },
} as const;
