import { changePromocode, consolePromocodesFile } from '@rondo/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf, call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { ActSheet } from '../act-sheet.tsx';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { ChangePromocode } from './change-promocode.tsx';
import { NewPromocode } from './new-promocode.tsx';
import { PromocodeSheet } from './promocode-sheet.tsx';
import { type ConsolePromocode, consolePromocodeQuery, consolePromocodesQuery } from './queries.ts';

const orders = {
  code: { ascending: 'code' },
  createdAt: { ascending: 'oldest', descending: 'newest' },
} as const;
const figures = ['value', 'activated', 'redeemed', 'cost', 'createdAt'];
const idOf = ({ _id }: ConsolePromocode) => _id;

/** Promocodes, to make, to open (`?step=promocode&id=…`), to change and to end. */
export function PromocodeList() {
  const t = useT();
  const client = useQueryClient();
  const address = useListAddress();
  const state = address.chosen('state', ['', 'running', 'expired']);
  const sort = address.chosen('sort', ['newest', 'oldest', 'code']);
  const query = { query: address.words, sort, ...(state && { state }) };
  const list = useQuery(consolePromocodesQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, open, go, close } = useUrlStep(['new', 'promocode', 'change', 'expire'], ['id']);
  const id = about('id');
  return (
    <>
      <div className={classes.lineActs}>
        <Button onClick={() => open('new')}>{t('running.promocodes.new')}</Button>
      </div>
      <ConsoleTable
        label={t('running.promocodes.title')}
        address={address}
        search={{ label: t('running.promocodes.search'), placeholder: t('running.promocodes.placeholder') }}
        filters={[
          {
            name: 'state',
            label: t('console.games.status'),
            value: state,
            options: [
              { value: '', label: t('running.promocodes.all') },
              { value: 'running', label: t('running.promocodes.running') },
              { value: 'expired', label: t('running.promocodes.expired') },
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        file={addressOf(consolePromocodesFile, { query })}
        none={{ title: t('running.promocodes.none'), body: t('running.promocodes.noneBody') }}
        failed={t('running.promocodes.failed')}
      />
      {step === 'new' && <NewPromocode onClose={close} />}
      {step === 'promocode' && id && (
        <PromocodeSheet
          id={id}
          onChange={() => go('change', { id })}
          onExpire={() => go('expire', { id })}
          onClose={close}
        />
      )}
      {step === 'change' && id && <ChangePromocode id={id} onClose={close} />}
      {step === 'expire' && id && (
        <ActSheet
          title={t('running.promocodes.expire.title')}
          body={t('running.promocodes.expire.body')}
          action={t('running.promocodes.expire.do')}
          isDanger
          act={(reason, idempotencyKey) =>
            call(changePromocode, { params: { id }, body: { expired: true, reason }, idempotencyKey })
          }
          onDone={({ data }) => {
            client.setQueryData(consolePromocodeQuery(id).queryKey, data.promocode);
            void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(): ConsoleColumn<ConsolePromocode>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('running.promocodes.form.code'),
        cell: ({ row: { original: promocode } }) => (
          <>
            <OpenButton step="promocode" id={promocode._id}>
              {promocode.code}
            </OpenButton>
            {promocode.isExpired && <span className={classes.mark}>{t('running.promocodes.expired')}</span>}
          </>
        ),
      },
      { id: 'name', header: t('running.promocodes.form.name'), cell: ({ row }) => row.original.name },
      {
        id: 'value',
        header: t('running.promocodes.gives'),
        cell: ({ row: { original: promocode } }) =>
          promocode.discountType === 'percentage'
            ? `${promocode.discountValue}%`
            : formats.money(promocode.discountValue),
      },
      {
        id: 'activated',
        header: t('running.promocodes.activated'),
        cell: ({ row: { original: promocode } }) =>
          promocode.usesTotal === null
            ? formats.number(promocode.activated)
            : `${formats.number(promocode.activated)} / ${formats.number(promocode.usesTotal)}`,
      },
      {
        id: 'redeemed',
        header: t('running.promocodes.redeemed'),
        cell: ({ row }) => formats.number(row.original.redeemed),
      },
      { id: 'cost', header: t('running.promocodes.cost'), cell: ({ row }) => formats.money(row.original.cost) },
      {
        id: 'createdAt',
        header: t('running.promocodes.made'),
        cell: ({ row }) => dates.day(row.original.createdAt),
      },
    ],
    [t, formats, dates],
  );
}
