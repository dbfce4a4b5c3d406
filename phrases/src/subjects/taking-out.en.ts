/** Taking a player out of a game, and letting them in again, for the game's leaders. */
export const takingOut = {
  act: 'Take out',
  /** The name of a player’s menu, for screen readers. */
  more: 'More about {{name}}',
  title: 'Take {{name}} out of this game?',
  keep: 'Keep them in',
  back: {
    player: '{{name}} gets 100 % back: {{amount}} to their wallet.',
    guest: '{{name}} gets 100 % back: {{amount}}, kept for them as credit.',
    payer: '{{name}}, who paid for them, gets 100 % back: {{amount}}.',
    pass: 'The game goes back on {{name}}’s pass.',
  },
  next: 'Their spot goes to whoever waits, or is open again.',
  told: 'They hear it at once, with your reason.',
  barred: 'They can’t join this game again, unless they’re let back in.',
  reason: 'Why? They read this.',
  reasonHint: '{{count}} of {{max}} characters',
  reasonShort: 'Say why in a few words: the player reads it.',
  done: '{{name}} is out of the game.',
  gone: 'This player isn’t in the game any more',
  failed: 'What it gives back couldn’t be looked up',
  list: 'Taken out',
  by: {
    organiser: 'Taken out on {{when}}.',
    rondo: 'Taken out by Rondo on {{when}}.',
  },
  letIn: {
    act: 'Let back in',
    named: 'Let {{name}} back in',
    done: '{{name}} may join again.',
  },
} as const;
