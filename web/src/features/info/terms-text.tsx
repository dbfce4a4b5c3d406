import { changeRefundHours, deadlines, holdMinutes, promises, termsChangedOn, topUp } from '@rondo/rules';
import { passTerms, percentBack } from '@rondo/rules/passes';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Grid } from '../../ui/layout.tsx';
import { FeeTable } from './fee-table.tsx';
import { Prose } from './prose.tsx';
import { SellerWords } from './seller-words.tsx';
import classes from './prose.module.css';

const ofPasses = { rides: passTerms.rides, passPercent: percentBack('handed_back') };

interface Props {
  /** The table of refunds, from the rules that decide them. */
  refunds: ReactNode;
  /** Whether it links to its sections, as on the page of its own. */
  contents?: boolean;
}

/** The terms (pages.md#terms); all figures come from the rules. */
export function TermsText({ refunds, contents }: Props) {
  const t = useT();
  const formats = useFormats();
  const { contactEmail } = useSettings();
  const { paidCutoffHours: paidHours, freeCutoffHours: freeHours } = deadlines;
  const { replyHours: hours, disputeBusinessDays: businessDays } = promises;
  const sections: [id: string, title: string, body: ReactNode][] = [
    [
      'introduction',
      t('terms.intro.title'),
      <Prose
        key="text"
        text={t('terms.intro.text', { age: promises.minimumAge, consentAge: promises.parentalConsentBelow })}
      />,
    ],
    ['updates', t('terms.updates.title'), <Prose key="text" text={t('terms.updates.text')} />],
    ['definitions', t('terms.definitions.title'), <Prose key="text" text={t('terms.definitions.text')} />],
    ['account', t('terms.account.title'), <Prose key="text" text={t('terms.account.text')} />],
    [
      'top-up',
      t('terms.topUp.title'),
      <Prose
        key="text"
        text={t('terms.topUp.text', {
          min: formats.number(topUp.minCents / 100),
          max: formats.number(topUp.maxCents / 100),
        })}
      />,
    ],
    [
      'booking',
      t('terms.booking.title'),
      <Prose key="text" text={t('terms.booking.text', { minutes: holdMinutes.checkout, paidHours, freeHours })} />,
    ],
    [
      'cancellations',
      t('terms.cancellations.title'),
      <>
        <Prose text={t('terms.cancellations.text')} />
        {refunds}
        <Prose text={t('terms.cancellations.after', { freeHours, changeHours: changeRefundHours, ...ofPasses })} />
      </>,
    ],
    [
      'weather',
      t('terms.weather.title'),
      <Prose key="text" text={t('terms.weather.text', { rain: promises.extremeRainMillimetres })} />,
    ],
    [
      'payments',
      t('terms.payments.title'),
      <>
        <Prose text={t('terms.payments.text')} />
        <FeeTable />
        <Prose text={t('terms.payments.after')} />
      </>,
    ],
    [
      'responsibilities',
      t('terms.responsibilities.title'),
      <Prose key="text" text={t('terms.responsibilities.text')} />,
    ],
    [
      'privacy',
      t('terms.privacy.title'),
      <Prose key="text" text={t('terms.privacy.text', { days: promises.dataRightsDays })} />,
    ],
    ['links', t('terms.links.title'), <Prose key="text" text={t('terms.links.text')} />],
    ['property', t('terms.property.title'), <Prose key="text" text={t('terms.property.text')} />],
    ['liability', t('terms.liability.title'), <Prose key="text" text={t('terms.liability.text')} />],
    [
      'disputes',
      t('terms.disputes.title'),
      <Prose key="text" text={t('terms.disputes.text', { hours, businessDays })} />,
    ],
    [
      'contact',
      t('terms.contact.title'),
      <>
        <Prose text={t('terms.contact.text', { email: contactEmail, hours })} />
        <SellerWords />
      </>,
    ],
  ];
  return (
    <>
      {contents && (
        <Grid as="nav" least={240} gap={20} lineGap={0} className={classes.contents} aria-label={t('terms.contents')}>
          {sections.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Grid>
      )}
      <article className={classes.article}>
        <p>{t('terms.updated', { date: formats.day(`${termsChangedOn}T12:00:00Z`, 0) })}</p>
        {sections.map(([id, title, body]) => (
          <section key={id} id={contents ? id : undefined}>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </article>
    </>
  );
}
