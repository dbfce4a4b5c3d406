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
    text: '- Your name, email address, picture and language: to run your account and to let players know who they’re playing with. The legal basis is our agreement with you.\n- Your password: only as a hash, which can’t be turned back into your password.\n- When you accepted the terms, and with them said that you’re old enough or that your parents agree: nobody asks for your day of birth.\n- Games you join, organise or wait for, and who paid for a spot, and the weekly games you’re a regular of: to run the games.\n- Payments, passes, your wallet and receipts: to run your wallet, and because the law requires us to keep accounts. Numbers of cards stay with the payment provider. The account number of an organiser who is paid, or of a guest who is paid back by bank, stays with us, sealed.\n- Grades that players give each other, and the score based on them: for fair teams and the leaderboard.\n- What your browser says it is (its user agent, at most 300 characters) each time you log in, which you see as ‘Firefox on Android’, and network addresses in counters against abuse: to keep accounts safe.\n- The number by which Google knows you, if you log in with Google, and your passkeys: their public key, name and last use. Your finger or face never leaves your device.\n- The address your browser gives us for push notifications, and its keys, if you switch them on.\n- Addresses for the newsletter, if you ask for it.\n- What you write on a contact page, photos of your venue included: to answer you. Only whoever answers at Rondo sees it.\n- The emails and notifications we send you: to be sure you were told.\n- Invitations to games, sent and received: so that each reaches you once, and not too many do.\n- Your alerts for games (sports, times, a place and a distance, level, price): to tell you of games that fit, and to count how many people want a game where and when.\n- The sports you like, when you play, your city and the languages you speak, if you fill them in, and the games you played, with whom and for what price: to pick games for you. You can switch that off in the settings; nobody else sees it.\n- Games you help organise, with what you may do there, messages you write to everyone in a game or community, and those you report: to lead games together. An address without an account that someone names is deleted after the game.\n- Whether you came to games in which the organiser checks players in, and what is said about it if you appeal: so that organisers know whom to count on. Nothing is refused because of it.\n- Your location, only when you press ‘Near me’; we never store it.',
  },
  others: {
    title: 'Who sees it',
    text: 'Players who are logged in see your name, picture and score in games you join. Visitors see them too unless you hide your name in the settings; email addresses are never shown. Your page, for players who are logged in, adds what you play, at which level, and the games and communities you share with who looks; in the settings you choose who may open it. How you play (sports, hours, city and languages) is on it only if you switch that on. With a rank you are on your city’s leaderboard all the same. The organiser of a game sees who has joined it, and who its regulars are.\n\nOutside Rondo your data goes to the payment provider when you pay, and to the companies that deliver our emails and run our servers, in the European Union and under contract. If you log in with Google, Google knows that you do, and tells us your name and email address. The maker of your browser (such as Google, Mozilla or Apple) passes push notifications on and can’t read them. If you add a ticket to Google Wallet, Google gets what it says: your name and the game. Of a ticket in Apple Wallet we tell Apple only that it has changed. Where Rondo searches for streets, the place you type or point to on a map goes to the map service, without your name. Of alerts organisers see only how many people want a game in a town and a part of the week, rounded down and never fewer than five. How often you came is read by the organiser of a game you’re in and by you, and by nobody else; appeals about it by that organiser and, if you ask Rondo, by us. We sell nothing to anyone.',
  },
  long: {
    title: 'How long we keep it',
    text: 'What is kept of whom, for how long and why. Our own jobs keep to these periods each day.',
  },
  third: {
    title: 'Cookies and other parties',
    text: 'We only set the cookies that Rondo needs to work. Content from other parties, such as a social feed, is loaded only after you have allowed it; you can change your mind at any time. The cookie policy lists everything.',
  },
  rights: {
    title: 'Your rights',
    text: 'In the settings you can see and change your data, download all of it, and delete your account. Can’t log in, or playing as a guest? Write to us from your address, and we’ll do it for you. You can also ask us to correct or limit what we keep, or object to it; we answer within {{days}} days. Not satisfied? You can complain to the Autoriteit Persoonsgegevens.',
  },
  safe: {
    title: 'How we keep it safe',
    text: 'Connections are encrypted, passwords and links from emails are stored as hashes, pictures lose the place and time they were taken, and every movement of money is in a ledger that can’t be changed unnoticed. If something does go wrong, we’ll tell you and the authority, as the law requires.',
  },
  external: 'The policy of our partner',
} as const;
