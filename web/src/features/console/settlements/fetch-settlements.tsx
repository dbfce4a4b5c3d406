import type { listSettlements } from '@rondo/contract';
import { fetchSettlements } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Shown } from '../description.ts';
import { useDates } from '../use-dates.ts';

/** What the provider says that it holds beside the ledger's figure, and the button that asks it now. */
export function FetchSettlements({ data }: Shown<typeof listSettlements>) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const dates = useDates();
  const client = useQueryClient();
  const fetching = useMutation({
    mutationFn: () => call(fetchSettlements, { body: {} }),
    onSuccess: ({ data: { fetched } }) => {
      showBanner('success', t('ledger.settlements.fetched', { count: fetched, number: formats.number(fetched) }));
      void client.invalidateQueries({ queryKey: ['console'] });
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  if (!data) return null;
  const { balance, isReadable } = data;
  return (
    <Stack gap={12} align="start" below={20}>
      {!isReadable && <p>{t('ledger.settlements.unreadable')}</p>}
      {balance && (
        <p>
          {t('ledger.settlements.balance', {
            told: formats.money(balance.told),
            booked: formats.money(balance.booked),
            when: dates.moment(balance.at),
          })}
        </p>
      )}
      {isReadable && (
        <Button variant="secondary" disabled={fetching.isPending} onClick={() => fetching.mutate()}>
          {t('ledger.settlements.fetch')}
        </Button>
      )}
    </Stack>
  );
}
