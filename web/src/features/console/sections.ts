/** The sections of the console, in the order of its navigation. */
export const sections = [
  { path: '/console/people', name: 'console.people.title', intro: 'console.people.intro' },
  { path: '/console/games', name: 'console.games.title', intro: 'console.games.intro' },
  { path: '/console/communities', name: 'running.communities.title', intro: 'running.communities.intro' },
  { path: '/console/cities', name: 'running.cities.title', intro: 'running.cities.intro' },
  { path: '/console/enquiries', name: 'console.enquiries.title', intro: 'console.enquiries.intro' },
  { path: '/console/promocodes', name: 'running.promocodes.title', intro: 'running.promocodes.intro' },
  { path: '/console/orders', name: 'running.orders.title', intro: 'running.orders.intro' },
  { path: '/console/payouts', name: 'running.payouts.title', intro: 'running.payouts.intro' },
  { path: '/console/ledger', name: 'ledger.title', intro: 'ledger.intro' },
  { path: '/console/journals', name: 'ledger.journals.title', intro: 'ledger.journals.intro' },
  { path: '/console/corrections', name: 'ledger.corrections.title', intro: 'ledger.corrections.intro' },
  { path: '/console/messages', name: 'operating.messages.title', intro: 'operating.messages.intro' },
  { path: '/console/newsletter', name: 'operating.newsletter.title', intro: 'operating.newsletter.intro' },
  { path: '/console/jobs', name: 'operating.jobs.title', intro: 'operating.jobs.intro' },
  { path: '/console/audit', name: 'console.audit.title', intro: 'console.audit.intro' },
] as const;
