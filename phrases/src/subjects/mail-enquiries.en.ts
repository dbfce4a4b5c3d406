/** Mails about messages from the contact pages. They contain nothing that the sender typed freely, because the address may be somebody else’s. */
export const enquiryMails = {
  eventAsked: {
    subject: 'We’ve got your request',
    body: 'Thanks for thinking of Rondo for your event{{what}}. One of us will reply within {{hours}} hours. Forgot something? Just reply to this email. If you didn’t send us anything, you can ignore it.',
    some: { one: '{{count}} person', other: '{{count}} people' },
    button: 'How it works',
  },
  venueOffered: {
    subject: 'We’ve got your venue’s details',
    body: 'Thanks for offering a place to play. One of us will reply within {{hours}} hours. Forgot something? Just reply to this email. If you didn’t send us anything, you can ignore it.',
    button: 'See who plays on Rondo',
  },
  application: {
    subject: 'We’ve got your application',
    body: 'Thanks for wanting to organise games in {{city}}, {{role}}. We’ll read your application and get back to you within {{hours}} hours. Forgot something? Just reply to this email. If you didn’t apply, you can ignore it.',
    button: 'See games near you',
    freelancer: 'as a freelancer',
    volunteer: 'as a volunteer',
  },
  applicationKnown: {
    subject: 'We already have your application',
    body: 'You applied again, but your earlier application is still with us, and one is enough. Want to change something? Just reply to this email. If you didn’t apply, you can ignore it.',
    button: 'See games near you',
  },
  /** Mailed to the sender of an enquiry; the answer is in an admin’s own words. */
  enquiryAnswered: {
    subject: 'Our answer to what you sent us',
    body: '{{answer}}',
    button: 'What you wrote to us about',
  },
  applicationApproved: {
    subject: 'Welcome as an organiser',
    body: 'Good news: you’re an organiser on Rondo. {{note}} Log in again: in your menu you’ll find the games you organise. Create your first one there, and see who signs up.',
    button: 'Games you organise',
  },
  /** Mailed to an applicant whose address has no account yet. */
  applicationInvited: {
    subject: 'Your application is approved: one more step',
    body: 'Good news: we’d love to have you as an organiser. {{note}} Sign up with {{email}} within {{days}} days. Once you’ve confirmed your address, you can create your first game. If you didn’t apply, you can ignore this email.',
    button: 'Sign up',
  },
  applicationDeclined: {
    subject: 'About your application as an organiser',
    body: 'Thank you for applying. This time we can’t make you an organiser. {{note}} You’re still very welcome to play, and to apply again later. Questions? Just reply to this email.',
    button: 'See games near you',
  },
  /** Mailed to the people who answer enquiries. */
  enquiryNote: {
    subject: '{{what}}: {{who}}',
    body: '{{who}} ({{email}}) wrote to us. Read it and answer in the console.',
    button: 'Open the console',
    business: 'Event for a company',
    facility: 'Venue on offer',
    organiser: 'Application as an organiser',
  },
} as const;
