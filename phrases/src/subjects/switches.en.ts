import type { SwitchKind } from '@rondo/rules/switches';
import type { Each } from '../translate.ts';

/** What an admin switches off for a while, in the console. */
export const switches = {
  title: 'Switches',
  intro: 'Switch something off for a while when it has to be. It works everywhere within two seconds.',
  failed: 'The switches didn’t load',
  on: 'on',
  off: 'off',
  offNow: 'Switched off now',
  kinds: {
    changes: {
      name: 'Changes (maintenance)',
      does: 'Off: people can look around, and nobody can change anything. Logging in and these switches go on; jobs and emails wait.',
    },
    sign_ups: {
      name: 'Sign-ups',
      does: 'Off: nobody can make an account, by email or with Google. Guests book as usual.',
    },
    payments: {
      name: 'Payments',
      does: 'Off: no new payment begins. What’s being paid ends as usual, and credit works.',
    },
    stripe: {
      name: 'Stripe',
      does: 'Off: nothing is paid through Stripe or sent back. What’s being paid ends as usual.',
    },
    mollie: {
      name: 'Mollie',
      does: 'Off: nothing is paid through Mollie or sent back. What’s being paid ends as usual.',
    },
    sandbox: {
      name: 'Sandbox',
      does: 'Off: nothing is paid through the sandbox or sent back. What’s being paid ends as usual.',
    },
    mails: {
      name: 'Emails',
      does: 'Off: emails wait, and go once this is on again. What nobody needs any more by then isn’t sent.',
    },
  } as const satisfies Each<SwitchKind>,
  since: 'Off since {{when}}, by {{name}}: {{reason}}',
  until: 'On again by itself: {{when}}',
  says: 'People read: {{words}}',
  switchOff: {
    do: 'Switch off',
    of: 'Switch off: {{name}}',
    title: 'Switch this off?',
    said: 'What people read, in {{language}}',
    saidHint: 'Leave it empty for the usual sentence.',
    minutes: 'On again after so many minutes',
    minutesHint: 'Leave it empty to switch it on yourself.',
  },
  change: { do: 'Change', of: 'Change what is said: {{name}}' },
  switchOn: {
    do: 'Switch on',
    of: 'Switch on: {{name}}',
    title: 'Switch this on?',
    body: '{{name}} works again within two seconds.',
  },
} as const;
