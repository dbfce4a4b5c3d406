import type { listSettlements } from '@rondo/contract';
import { fetchSettlements } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { showBanner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import type { Shown } from '../../../../ui/console/description.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { MissingPayouts } from './missing-payouts.tsx';

/** Asks the provider now what it paid out. */
export function FetchSettlements({ data }: Shown<typeof listSettlements>) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const client = useQueryClient();
  const fetching = useMutation({
    mutationFn: () => call(fetchSettlements, { body: {} }),
    onSuccess: ({ data: { fetched } }) => {
      showBanner('success', t('ledger.settlements.fetched', { count: fetched, number: formats.number(fetched) }));
      void client.invalidateQueries({ queryKey: ['console'] });
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  if (!data?.isReadable) return null;
  return (
    <Button variant="secondary" disabled={fetching.isPending} onClick={() => fetching.mutate()}>
      {t('ledger.settlements.fetch')}
    </Button>
  );
}

/** The provider's balance beside the ledger's figure, and payments that are in none of its payouts. */
export function AtProvider({ data }: Shown<typeof listSettlements>) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const { go } = useUrlStep(['missing'], ['id']);
  if (!data) return null;
  const { balance, isReadable, missing, paysWithinDays } = data;
  const differsBy = balance && (Math.round(balance.told * 100) - Math.round(balance.booked * 100)) / 100;
  return (
    <Stack gap={12} align="start" below={8}>
      {!isReadable && <p>{t('ledger.settlements.unreadable')}</p>}
      {balance && (
        <p>
          {t('ledger.settlements.balance', {
            told: formats.money(balance.told),
            booked: formats.money(balance.booked),
            when: dates.moment(balance.at),
          })}{' '}
          {differsBy !== 0 &&
            differsBy !== null &&
            t('ledger.settlements.differsBy', { amount: formats.money(Math.abs(differsBy)) })}
        </p>
      )}
      <MissingPayouts missing={missing} withinDays={paysWithinDays} onResolve={(id) => go('missing', { id })} />
    </Stack>
  );
}
