import { listNewsletters, newslettersFile } from '@rondo/contract/calls';
import { newsletterStates } from '@rondo/rules/newsletter';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { NewsletterSheets } from './newsletter-sheets.tsx';
import { useT } from '../../../../platform/i18n.tsx';

/** Newsletters, with the results of those that were sent. */
export const list = resource('newsletters', {
  call: listNewsletters,
  rows: 'newsletters',
  file: newslettersFile,
  sorts: ['newest', 'oldest'],
  filters: {
    state: choice('newsletters.state', [
      ['', 'newsletters.all'],
      ...each(newsletterStates, (state) => `newsletters.states.${state}`),
    ]),
  },
  columns: (column) => [
    column.open('title', 'newsletters.subject', 'newsletter', ({ title }) => <NewsletterTitle title={title} />),
    column.word('state', 'newsletters.state', (state) => `newsletters.states.${state}`),
    column.text('author', 'newsletters.author', { isExtra: true }),
    column.number('people', 'newsletters.people', { isExtra: true }),
    column.number('sent', 'newsletters.sent'),
    column.number('bounced', 'newsletters.bounced', { isExtra: true }),
    column.day('createdAt', 'newsletters.created', { ascending: 'oldest', descending: 'newest' }),
  ],
  adds: 'newsletters.new',
  sheets: NewsletterSheets,
});

/** A newsletter's subject; a draft may have none yet. */
function NewsletterTitle({ title }: { title: string }) {
  const t = useT();
  return title || t('newsletters.unnamed');
}
