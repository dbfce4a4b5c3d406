import { centsToEuros, gameForm } from '@rondo/rules';
import { FacilityForm } from '../features/enquiries/facility-form.tsx';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Points } from '../ui/points.tsx';
import { Banner } from './contact/banner.tsx';
import { formAnchor, FormSection } from './contact/form-section.tsx';
import { OtherPages } from './contact/other-pages.tsx';
import { pictures } from './contact/pictures.ts';

export { prefetchExpect as prefetch } from './contact/expect.tsx';
export const phrases = ['contact', 'evidence', 'venue'] as const;

const features = [
  ['filled', 'calendar'],
  ['paid', 'wallet'],
  ['calm', 'key'],
] as const satisfies [string, IconName][];

/** `/facility-contact`: a venue on offer (pages.md#contact-pages). */
export default function FacilityContactPage() {
  const t = useT();
  const { money } = useFormats();
  const prices = {
    most: money(centsToEuros(gameForm.priceMaxCents)),
    usual: money(centsToEuros(gameForm.priceDefaultCents)),
  };
  usePageHead({ title: t('venue.title'), description: t('venue.intro') });
  return (
    <>
      <Banner title={t('venue.banner.title')} lead={t('venue.intro')} game={pictures.venue}>
        <ButtonLink to={`#${formAnchor}`} size="large">
          {t('venue.banner.go')}
          <Icon name="down" />
        </ButtonLink>
      </Banner>
      <Page>
        <FormSection title={t('venue.form.title')} price={t('evidence.price.facility', prices)}>
          <FacilityForm />
        </FormSection>
        <Section title={t('venue.features.title')}>
          <Points
            points={features.map(([name, icon]) => ({
              icon,
              title: t(`venue.features.${name}.title`),
              body: t(`venue.features.${name}.body`),
            }))}
          />
        </Section>
        <OtherPages but="facility" />
      </Page>
    </>
  );
}
