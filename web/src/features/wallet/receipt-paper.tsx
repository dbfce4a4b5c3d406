import type { Receipt } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Fact, Facts, NoPaper, PaperSheet } from './paper.tsx';
import { PaperLinks } from './paper-links.tsx';
import { documentsOfQuery, receiptQuery } from './paper-queries.ts';
import { PaymentStatus } from './payment-status.tsx';
import { VatTable } from './vat-table.tsx';
import classes from './receipt.module.css';

/** The receipt of one payment: a top-up, a spot in a game, a gift. */
export function ReceiptPaper({ id }: { id: string }) {
  const t = useT();
  const receipt = useQuery(receiptQuery(id));
  return receipt.data ? (
    <Paper receipt={receipt.data} />
  ) : (
    <NoPaper asked={receipt} missing={t('receipt.notFoundBody')} />
  );
}

function Paper({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const formatName = useFormatName();
  const formats = useFormats();
  const now = useNow();
  const { seller } = useSettings();
  const { data: documents = [] } = useQuery(documentsOfQuery(receipt._id));
  const { payer, match, friend, refund } = receipt;
  const when = (instant: string) => `${formats.day(instant, now)}, ${formats.time(instant)}`;
  const kind = t(`receipt.kind.${receipt.kind}`);
  return (
    <PaperSheet
      title={t('receipt.title')}
      under={
        <Text above={4} tone="muted">
          {friend ? t('receipt.forFriend', { name: formatName(friend) }) : kind}
        </Text>
      }
    >
      <Facts>
        <Fact label={t('receipt.number')}>
          <span className="numbers">{receipt.number}</span>
        </Fact>
        <Fact label={t('receipt.date')}>{when(receipt.createdAt)}</Fact>
        <Fact label={t('receipt.payer')}>
          {formatName(payer.name)}
          <br />
          <Text as="span" size={14} tone="muted" weight={400}>
            {payer.email}
          </Text>
        </Fact>
        {match && (
          <Fact label={t('receipt.game')}>
            <Link className="link" to={`/match/${match._id}`}>
              {match.name}
            </Link>
            <br />
            <Text as="span" size={14} tone="muted" weight={400}>
              {when(match.game_date)}, {match.address}
            </Text>
          </Fact>
        )}
        <Fact label={t('receipt.method')}>{t(`receipt.paidBy.${receipt.method}`)}</Fact>
        <Fact label={t('receipt.status')}>
          <PaymentStatus status={receipt.status} />
          {match && receipt.status === 'pending' && (
            <Text above={4} size={14} tone="muted" weight={400}>
              {t('receipt.pendingMeans')}
            </Text>
          )}
        </Fact>
        {documents.length > 0 && (
          <Fact label={t('receipt.documents')}>
            <PaperLinks documents={documents} />
          </Fact>
        )}
      </Facts>
      <PriceLines
        lines={receipt.lines.map(({ kind: line, name, amount }) => {
          const what = t(`receipt.line.${line}`);
          // A student card's stored name isn't translated, so only our own word for it is shown.
          const named = name !== null && line !== 'periodic';
          return {
            label: named ? t('receipt.named', { what, name }) : what,
            euros: amount,
            saving: amount < 0,
          };
        })}
        total={{ label: t('receipt.total'), euros: receipt.total }}
      />
      {documents.map(({ number, kind: paper, vat }) => (
        <Stack key={number} gap={4}>
          <Text tone="muted">{t(`receipt.${paper}Number`, { number })}</Text>
          <VatTable title={t(`receipt.${paper}Number`, { number })} vat={vat} />
        </Stack>
      ))}
      {refund && (
        <p className={classes.refund}>
          {receipt.method === 'pass' && refund.amount === receipt.total
            ? t('receipt.rideBack', { day: formats.day(refund.createdAt, now) })
            : t('receipt.refunded', { amount: formats.money(refund.amount), day: formats.day(refund.createdAt, now) })}
        </p>
      )}
      <Stack as="footer" gap={2} size={14} tone="muted">
        <p>{seller ? t('receipt.soldBy', seller) : t('receipt.seller')}</p>
        <p>{t('receipt.credits')}</p>
      </Stack>
    </PaperSheet>
  );
}
