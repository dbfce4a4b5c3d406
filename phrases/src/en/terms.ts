/** The terms: a text's paragraphs are apart by an empty line; lines that begin with `- ` are a list. */
export const terms = {
  title: 'Terms and Conditions',
  updated: 'Last updated on {{date}}.',
  contents: 'In these terms',
  intro: {
    title: 'Introduction',
    text: 'These terms are the agreement between you and Rondo. They say what you may expect of us when you find, join and pay for a game, and what we and the other players expect of you.\n\nBy making an account, by joining a game as a guest, or by paying through Rondo you accept them. Rights that Dutch or European law gives you as a consumer go before anything written here.\n\nYou must be at least {{age}} years old to use Rondo. Are you younger than {{consentAge}}? Then a parent or guardian has to agree to these terms for you.',
  },
  updates: {
    title: 'Updates to these terms',
    text: 'We may change these terms, for example when Rondo learns something new or when the law changes. We tell you by e-mail at least 14 days before a change that matters to you. If you do not agree you can delete your account before that day; what you have booked until then stays under the terms you booked with.',
  },
  definitions: {
    title: 'Definitions',
    text: '- Game: a scheduled team-sport game or tournament that people join through Rondo.\n- Organiser: who opens a game, and is there for it on the day.\n- Spot: one place in a game.\n- Credit: a digital euro in your wallet. One credit is worth one euro, always.\n- Wallet: your credits, and everything that moved them.\n- Guest: somebody who joins by e-mail address, without a password.\n- Pending, confirmed, cancelled: a game waits for enough players, goes on, or does not.\n- Start: the date and time at which a game begins, in the time of Amsterdam.',
  },
  account: {
    title: 'Account and balance',
    text: 'Your account is yours alone. Keep your password to yourself and tell us at once when you think somebody else uses your account. Use your real e-mail address: it is where we tell you that a game is cancelled.\n\nYou may have one account and one profile picture. The picture shows you, and nothing that others should not have to see.\n\nYour balance does not expire and is never below zero. It can be spent on games on Rondo; it is not paid out in money and cannot be given to somebody else, except by paying for their spot in a game.\n\nAs a guest you can book and pay, but you have no balance. What is refunded to you is kept as credit and is yours as soon as you set a password for your account.\n\nYou can delete your account at any time in the settings. Credits that are left are lost then; we ask you first.',
  },
  topUp: {
    title: 'Top-up',
    text: 'You top up your wallet with whole euros, from {{min}} to {{max}} euro at a time, through our payment provider. The credits are in your wallet as soon as the provider tells us that you have paid, mostly within seconds.\n\nTop-ups are not refundable. The transaction fee is added on top of the amount, is shown before you pay, and is not refundable either.\n\nA payment that reaches us late is never lost: it becomes credit in your wallet, and we mail you.',
  },
  booking: {
    title: 'Booking',
    text: 'A spot is yours once Rondo says so on the screen and, when you paid, once the payment has arrived. While you pay through the provider we hold your spot for {{minutes}} minutes.\n\nA game is pending until enough players have joined; then it is confirmed and stays confirmed. When too few have joined by the cutoff, {{paidHours}} hours before the start of a paid game or {{freeHours}} hours before a free one, it is cancelled and everyone gets everything back.\n\nIs the game full? Then you can join the waiting list, first come first served. A spot that opens is given to you at once if you agreed to that and can pay for it, or is kept for you for a while.\n\nYou may pay for friends. They are told, and can decline; what comes back then goes to who paid.\n\nSome games ask for a level, a passcode or a team. The price you see before you confirm is the price you pay: no later change of the game makes your spot dearer.',
  },
  cancellations: {
    title: 'Cancellations and refunds',
    text: 'Refunds go to who paid, after discounts and without transaction fees. This is what comes back when you give up a paid spot:',
    after:
      'Free games can be joined and left up to {{freeHours}} hours before the start.\n\nInstead of giving up a paid spot you can hand it over to another player, who pays the price of that moment; then you get back in full what you paid. You can also move to another game of the same organiser.\n\nWhen an organiser changes the time or place of a game you have paid for, you can have everything back for {{changeHours}} hours, or until the start if that is sooner.\n\nA booking for a fixed date falls outside the 14 days of withdrawal that apply to other purchases on the internet.',
  },
  weather: {
    title: 'Weather',
    text: 'Games outside go on when it rains. An organiser can cancel a game for weather that makes it unsafe: thunder, a storm, frozen fields, or extreme rain of more than {{rain}} mm per hour. Everyone then gets 100 % back. Staying away because of the weather while the game goes on is not a ground for a refund.',
  },
  payments: {
    title: 'Payments and fees',
    text: 'Payments run through a licensed payment provider; we never see or keep the numbers of your card or bank account. All prices are in euros and include VAT where it applies. The transaction fees are:',
    after:
      'Paying from your wallet costs nothing extra. You find every payment, with a receipt to print, in your wallet.\n\nIf you have a payment reversed at your bank while the game was played, we may close your account for new bookings until it is settled.',
    method: 'Method',
    fee: 'Fee',
    methods: { ideal: 'iDEAL', card: 'Credit card', applepay: 'Apple Pay', revolut: 'Revolut' },
    both: '{{percent}} % plus {{fixed}}',
  },
  responsibilities: {
    title: 'What we expect of you',
    text: '- Be there, on time, in clothes and shoes that suit the sport and the floor.\n- Play fair. No insults, no discrimination, no violence, no threats: on the field or in the app.\n- Only play when your health allows it. Sport has risks; you take part at your own.\n- Follow the rules of the venue and what the organiser says about safety.\n- Give honest grades after a game, about sport and not about people.\n- Do not sell spots, do not use programs to take them, and do not try to get around prices, limits or security.\n\nWho does otherwise can lose a spot without a refund, and the account after a warning or, when it is serious, at once. You can always ask us to look again.',
  },
  privacy: {
    title: 'Privacy and data protection',
    text: 'We use your data to let you play, and for nothing you would not expect. Our privacy policy says what we keep, why, and for how long. You can download everything we hold about you, and delete your account, in the settings. We answer questions about your data within {{days}} days.',
  },
  links: {
    title: 'Third-party links',
    text: 'Pages of games may link to other sites, for example of a tournament’s organisation or a venue. We do not run those sites and are not responsible for what is on them. Nothing of another site is loaded into our pages before you allow it.',
  },
  property: {
    title: 'Intellectual property',
    text: 'Rondo, its name, its look and its software are ours. What you upload stays yours; you give us permission to show it on Rondo as long as it stands there. Only upload pictures and texts that you may use. Do you see something of yours that somebody else put on Rondo? Tell us and we take it away.',
  },
  liability: {
    title: 'Liability',
    text: 'Rondo brings players, organisers and venues together. The organiser is responsible for the game, the venue for its premises, and each player for what they do. We are not liable for injuries, or for things that get lost or broken at a game, unless we caused it by intent or gross negligence.\n\nWhere we are liable, it is for direct damage and at most for what you paid us in the twelve months before. This does not limit rights that the law does not allow to be limited.',
  },
  disputes: {
    title: 'Dispute resolution',
    text: 'Is something wrong? Write to us first. You get a first answer within {{hours}} hours, and a decision with its reasons within {{businessDays}} business days. If we do not agree, you can take it to the court of the place where you live. Dutch law applies to these terms.',
  },
  contact: {
    title: 'Contact',
    text: 'Write to {{email}}. We answer every e-mail, mostly within {{hours}} hours.',
  },
} as const;
