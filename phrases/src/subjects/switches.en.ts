import type { SwitchKind } from '@rondo/rules/switches';
import type { Each } from '../translate.ts';

/** What an admin switches off for a while, in the console. */
export const switches = {
  title: 'Switches',
  intro: 'Switch something off for a while. It takes effect everywhere within two seconds.',
  failed: 'The switches didn’t load',
  on: 'on',
  off: 'off',
  offNow: 'Off now',
  kinds: {
    changes: {
      name: 'Changes (maintenance)',
      does: 'Off: people can look around but change nothing. Logging in and these switches still work; jobs and emails wait.',
    },
    sign_ups: {
      name: 'Sign-ups',
      does: 'Off: nobody can sign up, by email or with Google. Guests book as usual.',
    },
    payments: {
      name: 'Payments',
      does: 'Off: no new payments. Those under way finish as usual, and credit works.',
    },
    stripe: {
      name: 'Stripe',
      does: 'Off: no payments or refunds through Stripe. Payments under way finish as usual.',
    },
    mollie: {
      name: 'Mollie',
      does: 'Off: no payments or refunds through Mollie. Payments under way finish as usual.',
    },
    sandbox: {
      name: 'Sandbox',
      does: 'Off: no payments or refunds through the sandbox. Payments under way finish as usual.',
    },
    mails: {
      name: 'Emails',
      does: 'Off: emails wait until this is on again. Those nobody needs by then aren’t sent.',
    },
  } as const satisfies Each<SwitchKind>,
  since: 'Off since {{when}}, by {{name}}: {{reason}}',
  until: 'Switches back on: {{when}}',
  says: 'People see: {{words}}',
  switchOff: {
    do: 'Switch off',
    of: 'Switch off: {{name}}',
    title: 'Switch this off?',
    said: 'Message in {{language}}',
    saidHint: 'Leave empty for the usual message.',
    minutes: 'Minutes until it’s on',
    minutesHint: 'Leave empty to switch it on yourself.',
  },
  change: { do: 'Change', of: 'Change message: {{name}}' },
  switchOn: {
    do: 'Switch on',
    of: 'Switch on: {{name}}',
    title: 'Switch this on?',
    body: '{{name}} works again within two seconds.',
  },
} as const;
