import { auditfile } from '@rondo/contract/calls';
import { every } from '@rondo/rules';
import type { CallArguments } from '@rondo/contract';
import { addressOf } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useProvedFile } from '../../../../ui/use-proved-file.ts';
import { Row, Text } from '../../../../ui/layout.tsx';
import classes from '../../../../ui/console/console.module.css';
import type { Accounts } from './queries.ts';

const versions = every<NonNullable<CallArguments<typeof auditfile>['query']['version']>>()(['3.2', '4.0']);

/** The file of each year for bookkeeping programs, or the facts that are missing to make one. */
export function Auditfiles({ years, missing, isPart }: Pick<Accounts, 'years' | 'missing' | 'isPart'>) {
  const t = useT();
  const onFile = useProvedFile();
  const cant =
    missing.length > 0
      ? t('ledger.chart.auditfile.missing', { settings: missing.join(', ') })
      : years.length === 0 && t('ledger.chart.auditfile.none');
  return (
    <section className={classes.part}>
      <h2>{t('ledger.chart.auditfile.title')}</h2>
      <Text tone="muted" measure>
        {t('ledger.chart.auditfile.body')}
      </Text>
      {isPart && (
        <Text tone="muted" measure>
          {t('ledger.chart.isPart')}
        </Text>
      )}
      {cant ? (
        <Text above={10}>{cant}</Text>
      ) : (
        <ul>
          {years.map((year) => (
            <Row as="li" key={year} gap={16} wrap above={10}>
              {versions.map((version) => (
                <a
                  key={version}
                  className="link"
                  href={addressOf(auditfile, { query: { year, version } })}
                  download
                  onClick={onFile}
                >
                  {t('ledger.chart.auditfile.download', { year: String(year), version })}
                </a>
              ))}
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}
