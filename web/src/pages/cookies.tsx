import { ConsentChoices } from '../features/info/consent-choices.tsx';
import { CookieTable } from '../features/info/cookie-table.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Card, Page, Section } from '../ui/page.tsx';

export const phrases = ['info'] as const;

/** `/cookiePolicy`: the data that Rondo stores in a browser, and the other parties that the reader allows. */
export default function CookiesPage() {
  const t = useT();
  usePageHead({ title: t('cookies.title'), description: t('cookies.intro') });
  return (
    <Page width="reading" title={t('cookies.title')} intro={t('cookies.intro')}>
      <Section title={t('cookies.own.title')}>
        <CookieTable />
      </Section>
      <Section title={t('cookies.choices.title')}>
        <Card>
          <ConsentChoices />
        </Card>
      </Section>
    </Page>
  );
}
