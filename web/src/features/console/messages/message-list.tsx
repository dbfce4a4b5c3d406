import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConsoleTable } from '../console-table.tsx';
import { useListAddress } from '../list-address.ts';
import { useDates } from '../use-dates.ts';
import { MessageSheet } from './message-sheet.tsx';
import classes from './messages.module.css';
import { useMessageColumns } from './message-columns.tsx';
import { type Message, messagesQuery, readNames, writeNames } from './queries.ts';
import { SendAgain } from './send-again.tsx';

const orders = { next: { ascending: 'earliest', descending: 'latest' } } as const;
const figures = ['attempts'];
const states = ['troubled', 'failed', 'retried', 'waiting'] as const;
const idOf = ({ channel, _id }: Message) => writeNames([{ channel, _id }]);
const none: Message[] = [];

/** Mails and pushes that failed or wait, to open (`?step=message&id=…`) and to send again, one or several. */
export function MessageList() {
  const t = useT();
  const dates = useDates();
  const address = useListAddress();
  const channel = address.chosen('channel', ['', 'mail', 'push']);
  const state = address.chosen('state', states);
  const sort = address.chosen('sort', ['latest', 'earliest']);
  const day = address.day();
  const query = { query: address.words, state, sort, ...(channel && { channel }), ...(day && { day }) };
  const list = useQuery(messagesQuery({ ...query, page: address.page }));
  const { step, about, open, go, close } = useUrlStep(['message', 'again'], ['id']);
  const named = readNames(about('id'));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const failed = (list.data?.rows ?? none).filter((one) => one.state !== 'waiting' && !one.isAddressGone);
  const chosen = failed.filter((one) => selected.has(idOf(one)));
  const columns = useMessageColumns(selected, setSelected);
  return (
    <>
      <div className={classes.several}>
        <Checkbox
          label={
            chosen.length > 0
              ? t('operating.messages.chosen', { count: chosen.length })
              : t('operating.messages.chooseAll')
          }
          disabled={failed.length === 0}
          checked={failed.length > 0 && chosen.length === failed.length}
          onChange={({ target }) => setSelected(new Set(target.checked ? failed.map(idOf) : []))}
        />
        {chosen.length > 0 && (
          <Button onClick={() => open('again', { id: writeNames(chosen) })}>{t('operating.messages.again.do')}</Button>
        )}
      </div>
      <ConsoleTable
        label={t('operating.messages.title')}
        address={address}
        search={{ label: t('operating.messages.search'), placeholder: t('operating.messages.placeholder') }}
        filters={[
          {
            name: 'state',
            label: t('operating.messages.state'),
            value: state,
            options: states.map((value) => ({ value, label: t(`operating.messages.states.${value}`) })),
          },
          {
            name: 'channel',
            label: t('operating.messages.channel'),
            value: channel,
            options: [
              { value: '', label: t('operating.messages.allChannels') },
              { value: 'mail', label: t('operating.messages.mail') },
              { value: 'push', label: t('operating.messages.push') },
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        only={day && t('operating.only.messages', { day: dates.day(day) })}
        none={{ title: t('operating.messages.none'), body: t('operating.messages.noneBody') }}
        failed={t('operating.messages.failed')}
      />
      {step === 'message' && named[0] && (
        <MessageSheet name={named[0]} onAgain={() => go('again', { id: about('id') })} onClose={close} />
      )}
      {step === 'again' && named.length > 0 && (
        <SendAgain
          messages={named}
          onClose={() => {
            setSelected(new Set());
            close();
          }}
        />
      )}
    </>
  );
}
