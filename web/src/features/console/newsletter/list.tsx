import type { listSubscribers as ListSubscribers } from '@rondo/contract';
import { listSubscribers, subscribersFile } from '@rondo/contract/calls';
import { removeSubscriber } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { ReasonSheet } from '../reason-sheet.tsx';
import classes from '../console.module.css';
import type { Shown } from '../description.ts';
import { OpenButton } from '../open-button.tsx';
import { resource } from '../resource.tsx';

export const list = resource('newsletter', {
  call: listSubscribers,
  rows: 'subscribers',
  file: subscribersFile,
  id: ({ email }) => email,
  sorts: ['email', 'newest'],
  columns: (column) => [
    column.text('email', 'operating.newsletter.email', { ascending: 'email' }),
    column.word('by', 'operating.newsletter.by', (by) => `operating.newsletter.${by}`),
    column.day('since', 'operating.newsletter.since', { descending: 'newest' }),
    column.cell(
      'remove',
      'operating.newsletter.remove',
      ({ email }, { t }) => (
        <OpenButton step="remove" id={email}>
          {t('operating.newsletter.remove')}
          <span className="visually-hidden"> {email}</span>
        </OpenButton>
      ),
      { hidesHeader: true },
    ),
  ],
  above: Total,
  sheets: RemoveSubscriber,
});

function Total({ data }: Shown<typeof ListSubscribers>) {
  const t = useT();
  const formats = useFormats();
  return (
    <p className={classes.lead}>
      {data && t('operating.newsletter.total', { count: data.total, number: formats.number(data.total) })}
    </p>
  );
}

/** Takes somebody off by request (`?step=remove&id=…`). */
function RemoveSubscriber() {
  const t = useT();
  const client = useQueryClient();
  const { step, about, close } = useUrlStep(['remove'], ['id']);
  const email = about('id');
  if (!step || !email) return null;
  return (
    <ReasonSheet
      call={removeSubscriber}
      title={t('operating.newsletter.removeTitle', { email })}
      body={t('operating.newsletter.removeBody')}
      action={t('operating.newsletter.remove')}
      act={(reason, idempotencyKey) => call(removeSubscriber, { body: { email, reason }, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'newsletter'] });
        close();
      }}
      onClose={close}
    />
  );
}
