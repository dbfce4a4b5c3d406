import type { CallResponse, openPayments as OpenPaymentsCall } from '@rondo/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { cancelOpenPayment } from './commands.ts';
import { openPaymentsQuery } from './queries.ts';

type Payment = CallResponse<typeof OpenPaymentsCall>['data']['payments'][number];

/**
 * The user's payments that are still open, each to be continued or cancelled.
 * @param boxed shows it as a section of a page
 */
export function OpenPayments({ boxed }: { boxed?: boolean }) {
  const { t } = useI18n();
  const { data: payments } = useQuery(openPaymentsQuery);
  if (!payments || payments.length === 0) return null;
  const list = (
    <Stack as="ul" gap={12} above={12}>
      {payments.map((payment) => (
        <Row key={payment._id} as="li" gap={16} lineGap={8} align="center" justify="between" wrap>
          <OpenPayment payment={payment} />
        </Row>
      ))}
    </Stack>
  );
  if (!boxed) return list;
  return (
    <Card>
      <Text as="h2" size={20}>
        {t('wallet.open.title')}
      </Text>
      {list}
    </Card>
  );
}

function OpenPayment({ payment }: { payment: Payment }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const client = useQueryClient();
  const { _id, match, amount, fee, expiresAt, paymentLink } = payment;
  const cancel = useMutation({
    mutationFn: () => cancelOpenPayment(_id),
    onSuccess: ({ order }) => {
      if (order.status === 'paid') showBanner('info', t('wallet.open.paid'));
      else showBanner('success', t('wallet.open.cancelled'));
      return client.invalidateQueries();
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  const canPay = paymentLink !== null && Date.parse(expiresAt) > now;
  return (
    <>
      <Stack as="span" shrinks>
        <Text as="span" weight={600} breaks>
          {match ? match.name : t('wallet.open.topUp')}
        </Text>
        <Text as="span" size={14} tone="muted" className="numbers">
          {t('wallet.open.until', { amount: formats.money(amount + fee), time: formats.time(expiresAt) })}
        </Text>
      </Stack>
      <Row as="span" gap={8} wrap>
        {canPay && <Button onClick={() => window.location.assign(paymentLink)}>{t('wallet.open.goOn')}</Button>}
        <SubmitButton type="button" variant="secondary" working={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('wallet.open.cancel')}
        </SubmitButton>
      </Row>
    </>
  );
}
