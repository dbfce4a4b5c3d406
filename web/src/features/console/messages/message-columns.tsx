import { type Dispatch, type SetStateAction, useMemo } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ConsoleColumn } from '../console-table.tsx';
import classes from '../console.module.css';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { useMessageWords } from './message-words.ts';
import { type Message, writeNames } from './queries.ts';

type Chosen = ReadonlySet<string>;

/** The columns of the list of messages; in the first, those that failed are chosen. */
export function useMessageColumns(
  selected: Chosen,
  select: Dispatch<SetStateAction<Chosen>>,
): ConsoleColumn<Message>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const about = useMessageWords();
  return useMemo(
    () => [
      {
        id: 'chosen',
        header: () => <span className="visually-hidden">{t('operating.messages.chooseAll')}</span>,
        cell: ({ row: { original: message } }) => {
          const name = writeNames([message]);
          const label = <span className="visually-hidden">{t('operating.messages.choose', { to: message.to })}</span>;
          return message.state === 'waiting' || message.isAddressGone ? null : (
            <Checkbox
              label={label}
              checked={selected.has(name)}
              onChange={() => select((before) => before.symmetricDifference(new Set([name])))}
            />
          );
        },
      },
      {
        id: 'to',
        header: t('operating.messages.to'),
        cell: ({ row: { original: message } }) => (
          <OpenButton step="message" id={writeNames([message])}>
            {message.to}
          </OpenButton>
        ),
      },
      {
        id: 'kind',
        header: t('operating.messages.kind'),
        cell: ({ row: { original: message } }) => (
          <>
            {about(message.category)}
            <span className={classes.mark}>{t(`operating.messages.${message.channel}`)}</span>
          </>
        ),
      },
      {
        id: 'state',
        header: t('operating.messages.state'),
        cell: ({ row: { original: message } }) => (
          <>
            {t(`operating.messages.states.${message.state}`)}
            {message.isAddressGone && <span className={classes.bad}>{t('operating.messages.gone')}</span>}
          </>
        ),
      },
      {
        id: 'error',
        header: t('operating.messages.error'),
        cell: ({ row }) => <span className={classes.long}>{row.original.lastError}</span>,
      },
      {
        id: 'attempts',
        header: t('operating.messages.attempts'),
        cell: ({ row }) => formats.number(row.original.attempts),
      },
      {
        id: 'created',
        header: t('operating.messages.created'),
        cell: ({ row }) => dates.moment(row.original.createdAt),
      },
      {
        id: 'next',
        header: t('operating.messages.next'),
        cell: ({ row }) => row.original.nextAt && dates.moment(row.original.nextAt),
      },
    ],
    [t, formats, dates, about, selected, select],
  );
}
