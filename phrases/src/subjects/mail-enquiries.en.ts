import type { EnquiryKind } from '@rondo/rules';
import type { Each, PhraseTree } from '../translate.ts';

/** Mails about messages from the contact pages. They contain nothing that the sender typed freely, because the address may be somebody else’s. */
export const enquiryMails = {
  eventAsked: {
    subject: 'We’ve got your request',
    body: 'Thanks for choosing Rondo for your event{{what}}. We reply within {{hours}} hours. Forgot something? Just reply. Wasn’t this you? Ignore this email.',
    some: { one: '{{count}} person', other: '{{count}} people' },
    button: 'How it works',
  },
  venueOffered: {
    subject: 'We’ve got your venue’s details',
    body: 'Thanks for offering your venue. We reply within {{hours}} hours. Forgot something? Just reply. Wasn’t this you? Ignore this email.',
    button: 'See players',
  },
  application: {
    subject: 'We’ve got your application',
    body: 'Thanks for wanting to host games in {{city}}, {{role}}. We reply within {{hours}} hours. Forgot something? Just reply. Wasn’t this you? Ignore this email.',
    button: 'See games near you',
    freelancer: 'as a freelancer',
    volunteer: 'as a volunteer',
  },
  applicationKnown: {
    subject: 'We already have your application',
    body: 'We still have your earlier application, and one is enough. Want to change something? Just reply. Wasn’t this you? Ignore this email.',
    button: 'See games near you',
  },
  /** Mailed to the sender of an enquiry; the answer is in an admin’s own words. */
  enquiryAnswered: {
    subject: 'Our answer',
    body: '{{answer}}',
    button: 'Your message',
  },
  applicationApproved: {
    subject: 'Welcome as an organiser',
    body: 'Good news: you’re an organiser on Rondo. {{note}} Log in again and create your first game.',
    button: 'Games you host',
  },
  /** Mailed to an applicant whose address has no account yet. */
  applicationInvited: {
    subject: 'One more step to host games',
    body: 'Good news: we’d love you as an organiser. {{note}} Sign up with {{email}} within {{days}} days, then create your first game. Wasn’t this you? Ignore this email.',
    button: 'Sign up',
  },
  applicationDeclined: {
    subject: 'Your application',
    body: 'Thank you for applying. We can’t make you an organiser this time. {{note}} You’re welcome to play, and to apply again later. Questions? Just reply.',
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
  } as const satisfies Each<EnquiryKind> & PhraseTree,
} as const;
