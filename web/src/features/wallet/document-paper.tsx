import type { SaleDocument } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { MailIt } from './mail-it.tsx';
import { Fact, Facts, NoPaper, PaperSheet } from './paper.tsx';
import { documentQuery, filePath, type Papers, paperPath } from './paper-queries.ts';
import { VatTable } from './vat-table.tsx';

const steps = ['invoice'] as const;

/** A receipt, invoice or credit note by its number, as it was issued (product.md#vat). */
export function DocumentPaper({ number, token }: Papers & { number: string }) {
  const t = useT();
  const document = useQuery(documentQuery({ number, token }));
  const { step, open, close } = useUrlStep(steps);
  if (!document.data)
    return (
      <NoPaper
        asked={document}
        missing={t('document.notFoundBody')}
        {...(token !== undefined && { back: `/booking/${token}` })}
      />
    );
  return (
    <>
      <Paper document={document.data} token={token} onInvoice={() => open('invoice')} />
      {step === 'invoice' && document.data.kind === 'receipt' && (
        <InvoiceSheet number={number} token={token} onClose={close} />
      )}
    </>
  );
}

function Paper({ document, token, onInvoice }: Papers & { document: SaleDocument; onInvoice: () => void }) {
  const { t, language } = useI18n();
  const formats = useFormats();
  const { number, kind, day, issuedAt, about, why, lines, vat, total, seller, buyer, hasXml } = document;
  const backOf = [...new Set(lines.flatMap(({ of }) => of ?? []))];
  return (
    <PaperSheet
      title={t(`document.${kind}`)}
      under={<p className="numbers">{number}</p>}
      tools={
        <>
          <DownloadLink href={`/api${filePath({ number, token })}?lang=${language}`} download={`${number}.pdf`}>
            {t('document.file')}
          </DownloadLink>
          {hasXml && (
            <DownloadLink
              href={`/api${filePath({ number, token }, 'xml')}?lang=${language}`}
              download={`${number}.xml`}
            >
              {t('document.xml')}
            </DownloadLink>
          )}
          <MailIt number={number} token={token} />
          {kind === 'receipt' && (
            <Button variant="secondary" onClick={onInvoice}>
              <MoneyIcon name="receipt" />
              {t('company.invoice')}
            </Button>
          )}
        </>
      }
    >
      <Facts>
        <Fact label={t('document.day')}>{formats.day(`${day}T12:00:00Z`, 0)}</Fact>
        <Fact label={t('document.given')}>{formats.day(issuedAt, 0)}</Fact>
        {about?.startsAt && (
          <Fact label={t('receipt.game')}>
            {about.name}
            <br />
            <Text as="span" size={14} tone="muted" weight={400}>
              {formats.day(about.startsAt, 0)}, {formats.time(about.startsAt)}
            </Text>
          </Fact>
        )}
        {buyer && (
          <Fact label={t('document.buyer')}>
            {buyer.name}
            {[
              buyer.address,
              t('document.buyerVat', { vat: buyer.vat }),
              ...(buyer.kvk === null ? [] : [t('document.buyerKvk', { kvk: buyer.kvk })]),
            ].map((words) => (
              <Text as="p" key={words} size={14} tone="muted" weight={400}>
                {words}
              </Text>
            ))}
          </Fact>
        )}
        {why && <Fact label={t('document.why.title')}>{t(`document.why.${why}`)}</Fact>}
        {backOf.length > 0 && (
          <Fact label={t(buyer ? 'document.takesBackInvoice' : 'document.takesBack')}>
            {backOf.map((receipt) => (
              <Link key={receipt} className="link numbers" to={paperPath({ number: receipt, token })}>
                {receipt}
              </Link>
            ))}
          </Fact>
        )}
      </Facts>
      <PriceLines
        lines={lines.flatMap(({ kind: what, amount, gift }, at) => [
          {
            id: String(at),
            label: about
              ? t('receipt.named', { what: t(`document.kind.${what}`), name: about.name })
              : t(`document.kind.${what}`),
            euros: amount + gift,
          },
          ...(gift !== 0 ? [{ id: `gift ${at}`, label: t('document.gift'), euros: -gift }] : []),
        ])}
        total={{ label: t('document.total'), euros: total }}
      />
      <VatTable title={t('document.vat.title')} vat={vat} />
      <Stack as="footer" gap={2} size={14} tone="muted">
        {seller && <p>{t('receipt.soldBy', seller)}</p>}
        <p>{t('document.kept')}</p>
      </Stack>
    </PaperSheet>
  );
}
