/** The privacy policy; written as the terms are. */
export const privacy = {
  title: 'Privacy Policy',
  intro: 'What Rondo knows about you, why, for how long, and what you can do about it.',
  who: {
    title: 'Who we are',
    text: 'Rondo is responsible for the data described here. You reach us at {{email}}.',
  },
  what: {
    title: 'What we keep, and why',
    text: '- Your name, e-mail address, picture and language: to run your account and to let players know who they play with. The agreement between us is the ground for it.\n- Your password: only as a hash from which it cannot be read back.\n- Games you join, organise or wait for, and who paid for a spot: to run the games.\n- Payments, your wallet and receipts: to run it and because the law asks us to keep our books. Numbers of cards and accounts stay with the payment provider.\n- Grades that players give each other, and the score made of them: to make fair teams and the leaderboard.\n- What your browser says it is (its user agent, at most 300 characters) with every login, which you see as ‘Firefox on Android’, and network addresses in counters against abuse: to keep accounts safe.\n- The number by which Google knows you, if you log in with Google, and your passkeys: their public key, name and last use. Your finger or face never leaves your device.\n- The address at your browser’s maker where push messages go, and its keys, if you switch them on.\n- Addresses for the newsletter, if you ask for it.\n- The mails and notifications we send you: to be sure that you were told.\n- Your place, only when you press ‘Near me’, and never stored.',
  },
  others: {
    title: 'Who sees it',
    text: 'Players who are logged in see your name, picture and score in games you join. Visitors see them too unless you hide your name in the settings; e-mail addresses are never shown. The organiser of a game sees who has joined it.\n\nOutside Rondo your data goes to the payment provider when you pay, and to the companies that deliver our mails and keep our servers, in the European Union and under contract. Google hears that you log in to Rondo if you choose to, and tells us your name and address. The maker of your browser (such as Google, Mozilla or Apple) passes push messages on and can not read them. Where Rondo searches streets, what you type as a place or point at on a map goes to the map service, without your name. We sell nothing to anyone.',
  },
  long: {
    title: 'How long we keep it',
    text: '- Your account: until you delete it. Games others played with you stay, without your name.\n- Bookings and payments: seven years, as the tax law asks.\n- Mails that were sent: 30 days.\n- Sessions, with what the browser said it is: 30 days, or until you log out.\n- Google’s number, passkeys and push addresses: until you unlink, remove or switch them off, or delete your account.\n- Counters against abuse: 2 days.',
  },
  third: {
    title: 'Cookies and other parties',
    text: 'We set the cookies that Rondo needs to work, and no others. Content of other parties, such as a social feed, is loaded only after you have allowed it; you can take that back at any time. The cookie policy lists everything.',
  },
  rights: {
    title: 'Your rights',
    text: 'In the settings you can see and change your data, download all of it, and delete your account. You can also ask us to correct or limit what we keep, or object to it; we answer within {{days}} days. Are you not satisfied? Then you can complain to the Autoriteit Persoonsgegevens.',
  },
  safe: {
    title: 'How we keep it safe',
    text: 'Connections are encrypted, passwords and links from mails are stored as hashes, pictures lose the place and time they were taken, and every change of money is in a ledger that cannot be altered unnoticed. Should something go wrong all the same, we tell you and the authority as the law asks.',
  },
  external: 'The policy of our partner',
} as const;
