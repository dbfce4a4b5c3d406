import { listSubscribers, subscribersFile } from '@rondo/contract/calls';
import { AddButton } from '../../../../ui/console/add-button.tsx';
import { choice, each } from '../../../../ui/console/description.ts';
import { OpenButton } from '../../../../ui/console/open-button.tsx';
import { resource } from '../../../../ui/console/resource.tsx';
import { SubscriberSheets } from './subscriber-sheets.tsx';

/** The subscribers of the newsletter, the people who left it, and addresses whose mails come back. */
export const list = resource('newsletter', {
  call: listSubscribers,
  rows: 'subscribers',
  file: subscribersFile,
  id: ({ email }) => email,
  sorts: ['email', 'newest'],
  filters: {
    state: choice(
      'operating.newsletter.state',
      each(['subscribed', 'unsubscribed', 'bounced', 'all'], (state) => `operating.newsletter.states.${state}`),
    ),
  },
  columns: (column) => [
    column.text('email', 'operating.newsletter.email', { ascending: 'email' }),
    column.word('language', 'operating.newsletter.language', (language) => `newsletters.in.${language}`),
    column.word('state', 'operating.newsletter.state', (state) => `operating.newsletter.states.${state}`),
    column.word('by', 'operating.newsletter.by', (by) => `operating.newsletter.${by}`, { isExtra: true }),
    column.day('since', 'operating.newsletter.since', { descending: 'newest' }),
    column.cell(
      'remove',
      'operating.newsletter.remove',
      ({ email, state }, { t }) =>
        state !== 'unsubscribed' && (
          <OpenButton step="remove" id={email}>
            {t('operating.newsletter.remove')}
            <span className="visually-hidden"> {email}</span>
          </OpenButton>
        ),
      { hidesHeader: true },
    ),
  ],
  act: () => <AddButton words="newsletters.import.open" step="import" />,
  sheets: SubscriberSheets,
});
