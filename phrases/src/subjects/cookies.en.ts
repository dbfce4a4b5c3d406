import type { keptInBrowser } from '@rondo/rules';
import type { Each } from '../translate.ts';

/** The cookie policy, and what readers allow other parties. */
export const cookies = {
  title: 'Cookie Policy',
  intro: 'Only the cookies Rondo needs. Other content loads if you allow it.',
  own: {
    title: 'What we keep in your browser',
    name: 'Name',
    purpose: 'What for',
    keeps: 'How long',
  },
  /** The purpose and the duration of each row in the table of rules/src/kept-in-browser.ts. */
  kept: {
    session: {
      purpose: 'Keeps you logged in.',
      keeps: '{{days}} days, or until you log out',
    },
    known: {
      purpose: 'Remembers accounts used here, so strangers can’t lock you out.',
      keeps: '{{days}} days',
    },
    written: {
      purpose: 'Shows what you’ve just done, on every server.',
      keeps: '30 seconds',
    },
    signUp: {
      purpose: 'Recognises the browser you signed up in.',
      keeps: '{{hours}} hours, or until you confirm',
    },
    language: {
      purpose: 'Remembers your language.',
      keeps: 'One year',
    },
    scheme: {
      purpose: 'Remembers light or dark.',
      keeps: 'One year',
    },
    visitLanguage: {
      purpose: 'Remembers the language of the link you followed.',
      keeps: 'Until you close the browser',
    },
    consent: {
      purpose: 'Remembers what you allow here.',
      keeps: 'One year',
    },
    google: {
      purpose: 'Ties Google’s answer to your browser.',
      keeps: '{{minutes}} minutes',
    },
    passkeyLogIn: {
      purpose: 'Ties a passkey to your browser at log-in.',
      keeps: '{{minutes}} minutes',
    },
    passkeyRegistration: {
      purpose: 'Ties a new passkey to your browser.',
      keeps: '{{minutes}} minutes',
    },
    signedUp: {
      purpose: 'Remembers that you signed up in this browser.',
      keeps: 'Until you confirm',
    },
    draft: {
      purpose: 'Keeps a game you’re creating.',
      keeps: 'Until the game is created or you log out',
    },
    typed: {
      purpose: 'Keeps what you typed when you were logged out.',
      keeps: 'Until you’re back, or close the tab',
    },
    newsDraft: {
      purpose: 'Keeps community news you’re writing.',
      keeps: 'Until you publish, close the tab or log out',
    },
    enquiry: {
      purpose: 'Keeps a contact form you’re filling in.',
      keeps: 'Until you send it, close the tab or log out',
    },
    place: {
      purpose: 'Remembers the last town you searched.',
      keeps: 'Until you choose another or log out',
    },
    levels: {
      purpose: 'Keeps ratings you haven’t sent yet.',
      keeps: 'Until you send them or log out',
    },
    friends: {
      purpose: 'Remembers friends you’re paying for.',
      keeps: 'Until you close the tab or log out',
    },
    entryKey: {
      purpose: 'Remembers that you entered a passcode.',
      keeps: 'Until you close the tab or log out',
    },
    unproved: {
      purpose: 'Remembers a guest spot you have to confirm.',
      keeps: 'Until you open it or log out',
    },
    checkIn: {
      purpose: 'Keeps check-in marks until there’s a connection.',
      keeps: 'Until we’ve sent them, or you log out',
    },
    result: {
      purpose: 'Keeps a game’s result until there’s a connection.',
      keeps: 'Until we’ve sent it, or you log out',
    },
    matchResults: {
      purpose: 'Keeps results of a tournament until there’s a connection.',
      keeps: 'Until we’ve sent it, or you log out',
    },
    checkout: {
      purpose: 'Keeps a payment so you can continue it.',
      keeps: 'Until the game is over or you log out',
    },
    guestForm: {
      purpose: 'Keeps what you typed to join as a guest.',
      keeps: 'Until you’re in, the game is over or you log out',
    },
    guestConsent: {
      purpose: 'Remembers that you accepted the terms.',
      keeps: 'Until you close the tab or log out',
    },
    frame: {
      purpose: 'Remembers that you allowed a tournament’s site.',
      keeps: 'Until you close the tab or log out',
    },
    offline: {
      purpose: 'Keeps your last pages for when you’re offline.',
      keeps: 'Until you log out',
    },
    shell: {
      purpose: 'The offline page; nothing personal.',
      keeps: 'Until the next version',
    },
  } as const satisfies Each<keyof typeof keptInBrowser>,
  choices: {
    title: 'Other parties',
    none: 'Rondo loads nothing from others, so there’s nothing to choose.',
    needed: 'Needed to work',
    neededBody: 'Logging in, your language, light or dark. Always on.',
    social: 'Social feed',
    socialBody: 'Shows players’ posts on the home page, from {{site}}.',
    analytics: 'Statistics',
    analyticsBody: 'Counts page views through {{site}}.',
    policy: 'Partner’s policy',
    policyBody: 'Shows our partner’s policy, from {{site}}.',
    saved: 'Choice saved.',
    all: 'Allow all',
    allow: 'Allow and show',
    save: 'Save my choice',
    more: 'Read the cookie policy',
  },
} as const;
