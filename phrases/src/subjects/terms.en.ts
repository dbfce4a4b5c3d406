import { paymentMethods } from './payment-methods.en.ts';

/** The terms. Empty lines separate paragraphs; lines that begin with `- ` are a list. */
export const terms = {
  title: 'Terms and Conditions',
  updated: 'Last updated on {{date}}.',
  contents: 'In these terms',
  intro: {
    title: 'Introduction',
    text: 'These terms are the agreement between you and Rondo. They say what you may expect of us when you find, join and pay for a game, and what we and the other players expect of you.\n\nBy making an account, by joining a game as a guest, or by paying through Rondo you accept them. Your rights as a consumer under Dutch or European law come before anything written here.\n\nYou must be at least {{age}} years old to use Rondo. If you’re younger than {{consentAge}}, a parent or guardian has to agree to these terms for you.',
  },
  updates: {
    title: 'Updates to these terms',
    text: 'We may change these terms, for example when Rondo can do something new or when the law changes. We’ll tell you by email at least 14 days before a change that matters to you. If you do not agree you can delete your account before that day; anything you’ve booked by then stays under the terms you booked with.',
  },
  definitions: {
    title: 'Definitions',
    text: '- Game: a scheduled team-sport game or tournament that people join through Rondo.\n- Organiser: the person who creates a game and runs it on the day.\n- Spot: one place in a game.\n- Credit: a digital euro in your wallet, always worth one euro.\n- Wallet: your credit, and every payment in and out of it.\n- Guest: someone who joins by email address, without a password.\n- Pending, confirmed, cancelled: a game is waiting for enough players, has enough of them, or isn’t played.\n- Start: the date and time at which a game begins, in the time of Amsterdam.',
  },
  account: {
    title: 'Account and balance',
    text: 'Your account is yours alone. Keep your password to yourself and tell us right away if you think someone else is using your account. Use your real email address: that’s where we tell you if a game is cancelled.\n\nYou may have one account and one profile picture. The picture shows you, and nothing inappropriate.\n\nYour balance never expires and never drops below zero. You can spend it on games on Rondo; it can’t be paid out or given to someone else, except by paying for their spot in a game.\n\nAs a guest you can book and pay, but you have no balance. We keep your refunds as credit, and they’re yours as soon as you set a password for your account.\n\nYou can delete your account at any time in the settings. You’ll lose any credit you have left; we’ll ask you first.',
  },
  topUp: {
    title: 'Top-up',
    text: 'You top up your wallet with whole euros, from {{min}} to {{max}} euro at a time, through our payment provider. The credit is in your wallet as soon as the provider tells us you’ve paid, usually within seconds.\n\nTop-ups are not refundable. The transaction fee is added on top of the amount, is shown before you pay, and is not refundable either.\n\nA payment that reaches us late is never lost: it becomes credit in your wallet, and we’ll email you.',
  },
  booking: {
    title: 'Booking',
    text: 'A spot is yours once Rondo says so on the screen and, if you paid, once the payment has arrived. While you pay through the provider we hold your spot for {{minutes}} minutes.\n\nA game is pending until enough players have joined; then it is confirmed and stays confirmed. If too few have joined by the cutoff, {{paidHours}} hours before the start of a paid game or {{freeHours}} hours before a free one, it is cancelled and everyone gets a full refund.\n\nIf the game is full, you can join the waiting list, first come first served. A spot that opens is given to you right away if you agreed to that and can pay for it, or is held for you for a while.\n\nYou may pay for friends. They’re told and can decline; any refund then goes to whoever paid.\n\nSome games need a level, a passcode or a team. The price you see before you confirm is the price you pay: later changes never make your spot more expensive.',
  },
  cancellations: {
    title: 'Cancellations and refunds',
    text: 'Refunds go to whoever paid, after discounts and without transaction fees. This is what you get back when you give up a paid spot:',
    after:
      'Free games can be joined and left up to {{freeHours}} hours before the start.\n\nYou can hand over a paid spot to another player until joining closes; one that can no longer be refunded you can also release to the waiting list. Whoever takes it pays the price of that moment, and you then get back everything you paid. You can also move to another game of the same organiser.\n\nWith a pass you pay {{rides}} games of a series ahead. Each game you use it for is refunded by the same policy, and a refund of 100\u00a0% goes back on the pass. Hand the pass back, or let it end a year after you bought it, and you get {{passPercent}}\u00a0% of what you haven’t used; if no game of the series is to come any more, all of it.\n\nWhen an organiser changes the time or place of a game you have paid for, you can get a full refund for {{changeHours}} hours, or until the start if that is sooner.\n\nThe 14-day right of withdrawal for online purchases doesn’t apply to bookings for a fixed date.',
  },
  weather: {
    title: 'Weather',
    text: 'Outdoor games are played when it rains. An organiser can cancel a game for weather that makes it unsafe: thunder, a storm, frozen fields, or extreme rain of more than {{rain}} mm per hour. Everyone then gets 100\u00a0% back. If the game is played and you stay away because of the weather, there’s no refund.',
  },
  payments: {
    title: 'Payments and fees',
    text: 'Payments run through a licensed payment provider; we never see or keep your card or account numbers. All prices are in euros and include VAT where it applies. The transaction fees are:',
    after:
      'Paying from your wallet costs nothing extra. Every payment is in your wallet, with a receipt to print.\n\nIf you have your bank reverse a payment for a game that was played, we may block new bookings on your account until it is settled.',
    method: 'Method',
    fee: 'Fee',
    methods: paymentMethods,
    none: 'None',
    both: '{{percent}}\u00a0% plus {{fixed}}',
  },
  responsibilities: {
    title: 'What we expect of you',
    text: '- Be there, on time, in clothes and shoes that suit the sport and the floor.\n- Play fair. No insults, no discrimination, no violence, no threats: on the field or in the app.\n- Only play if your health allows it. Sport has risks; you take part at your own risk.\n- Follow the venue’s rules and the organiser’s safety instructions.\n- Give honest grades after a game, about how someone plays, not who they are.\n- Do not sell spots, do not use programs to take them, and do not try to get around prices, limits or security.\n\nIf you break these rules you can lose your spot without a refund, and your account after a warning or, if it’s serious, right away. You can always ask us to look again.',
  },
  privacy: {
    title: 'Privacy and data protection',
    text: 'We use your data to let you play, and for nothing you would not expect. Our privacy policy says what we keep, why, and for how long. You can download everything we hold about you, and delete your account, in the settings. We answer questions about your data within {{days}} days.',
  },
  links: {
    title: 'Third-party links',
    text: 'Pages of games may link to other sites, for example of a tournament’s organisation or a venue. We don’t run those sites and aren’t responsible for what is on them. Nothing from another site loads on our pages until you allow it.',
  },
  property: {
    title: 'Intellectual property',
    text: 'Rondo, its name, its look and its software are ours. What you upload stays yours; you give us permission to show it on Rondo for as long as you keep it there. Only upload pictures and text you’re allowed to use. If you see something of yours that someone else put on Rondo, tell us and we’ll take it down.',
  },
  liability: {
    title: 'Liability',
    text: 'Rondo brings players, organisers and venues together. The organiser is responsible for the game, the venue for its premises, and each player for what they do. We are not liable for injuries, or for things that get lost or broken at a game, unless we caused it intentionally or through gross negligence.\n\nWhere we are liable, it is for direct damage and at most for what you paid us in the twelve months before. This doesn’t limit rights that can’t be limited by law.',
  },
  disputes: {
    title: 'Dispute resolution',
    text: 'If something is wrong, write to us first. You’ll get a first answer within {{hours}} hours, and a decision with its reasons within {{businessDays}} business days. If we do not agree, you can take it to the court where you live. Dutch law applies to these terms.',
  },
  contact: {
    title: 'Contact',
    text: 'Write to {{email}}. We answer every email, usually within {{hours}} hours.',
  },
} as const;
