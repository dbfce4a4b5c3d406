/** The cookie policy, and what readers allow other parties. */
export const cookies = {
  title: 'Cookie Policy',
  intro: 'Rondo only sets the cookies it needs to work. Content from other parties loads only if you allow it.',
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
      purpose: 'Remembers which accounts have logged in here, so strangers guessing passwords can’t lock you out.',
      keeps: '{{days}} days',
    },
    written: {
      purpose: 'Makes sure you see what you’ve just done, when Rondo runs on several databases.',
      keeps: '30 seconds',
    },
    signUp: {
      purpose: 'Recognises the browser you signed up in, so the emailed link is enough there.',
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
      purpose: 'Ties what Google answers to your browser, while you log in with Google.',
      keeps: '{{minutes}} minutes',
    },
    passkeyLogIn: {
      purpose: 'Ties a passkey to your browser, while you log in with it.',
      keeps: '{{minutes}} minutes',
    },
    passkeyRegistration: {
      purpose: 'Ties a new passkey to your browser, while you add it.',
      keeps: '{{minutes}} minutes',
    },
    signedUp: {
      purpose: 'That you signed up in this browser, while you confirm your new account.',
      keeps: 'Until you confirm it',
    },
    draft: {
      purpose: 'A game you’ve started to fill in, in the browser’s own storage.',
      keeps: 'Until the game is created or you log out',
    },
    typed: {
      purpose: 'Something you typed and couldn’t send, because you were logged out meanwhile.',
      keeps: 'Until you’ve logged in again and are back, or close the tab',
    },
    newsDraft: {
      purpose: 'News for a community you lead that you’ve started to write.',
      keeps: 'Until it is published, you close the tab or log out',
    },
    enquiry: {
      purpose: 'A form of a contact page that you’ve started to fill in.',
      keeps: 'Until you send it, close the tab or log out',
    },
    place: {
      purpose: 'The town you last looked for games around, for games that start soon.',
      keeps: 'Until you choose another one or log out',
    },
    levels: {
      purpose: 'The levels you’ve chosen for players of a game but not sent yet.',
      keeps: 'Until you send them or log out',
    },
    friends: {
      purpose: 'Email addresses of friends you’re paying for.',
      keeps: 'Until you close the tab or log out',
    },
    entryKey: {
      purpose: 'That you entered a game’s passcode.',
      keeps: 'Until you close the tab or log out',
    },
    unproved: {
      purpose: 'That you booked a spot as a guest whose emailed link you still have to open.',
      keeps: 'Until you open it or log out',
    },
    checkIn: {
      purpose:
        'Who you marked as here or not here while checking in players, until it’s sent: it works without a connection.',
      keeps: 'Until it’s sent, or you log out',
    },
    checkout: {
      purpose: 'A payment for a spot that you’ve started or made, so you can continue it and find your ticket.',
      keeps: 'Until the game is over or you log out',
    },
    guestForm: {
      purpose: 'What you typed to join a game without an account.',
      keeps: 'Until you’re in, the game is over or you log out',
    },
    guestConsent: {
      purpose: 'That you accepted the terms for that game.',
      keeps: 'Until you close the tab or log out',
    },
    frame: {
      purpose: 'That you allowed a tournament’s own site to show.',
      keeps: 'Until you close the tab or log out',
    },
    offline: {
      purpose: 'The pages you looked at last, so you can see them without a connection.',
      keeps: 'Until you log out',
    },
    shell: {
      purpose: 'The page you see without a connection; nothing personal.',
      keeps: 'Until the next version',
    },
  },
  choices: {
    title: 'Other parties',
    none: 'Rondo doesn’t load anything from other parties right now, so there’s nothing to choose.',
    needed: 'Needed to work',
    neededBody: 'Logging in, your language, light or dark. Always on.',
    social: 'Social feed',
    socialBody: 'Shows players’ posts on the home page, from {{site}}.',
    analytics: 'Statistics',
    analyticsBody: 'Counts which pages are read, through {{site}}, so we know what to improve.',
    policy: 'Partner’s policy',
    policyBody: 'Shows the policy of our partner on the privacy page, from {{site}}.',
    saved: 'Your choice has been saved.',
    all: 'Allow all',
    allow: 'Allow and show',
    save: 'Save my choice',
    more: 'Read the cookie policy',
  },
} as const;
