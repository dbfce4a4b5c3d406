import { centsToEuros, externalEvent, promises } from '@rondo/rules';
import { lazy } from 'react';
import { BusinessForm } from '../features/enquiries/business-form.tsx';
import { useFormats } from '../platform/formats.ts';
import { useT, WithPhrases } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useSettings } from '../platform/settings.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Points } from '../ui/points.tsx';
import { Skeleton } from '../ui/states.tsx';
import { Banner } from './contact/banner.tsx';
import { formAnchor, FormSection } from './contact/form-section.tsx';
import { OtherPages } from './contact/other-pages.tsx';
import { pictures } from './contact/pictures.ts';
import { Timeline } from './contact/timeline.tsx';

export { prefetchExpect as prefetch } from './contact/expect.tsx';
export const phrases = ['contact', 'home', 'evidence'] as const;

/** The phrases of the social feed, which few installations have. */
const feedPhrases = ['home'] as const;

const SocialFeed = lazy(() => import('./home/social-feed.tsx'));

const benefits = [
  ['place', 'pin'],
  ['teams', 'people'],
  ['people', 'star'],
  ['contact', 'chat'],
] as const satisfies [string, IconName][];

const steps = ['ask', 'reply', 'plan', 'book', 'signUp', 'play'] as const;

const toPrepare = [
  ['sport', 'field'],
  ['participants', 'people'],
  ['duration', 'clock'],
  ['refereeing', 'shield'],
  ['date', 'calendar'],
  ['services', 'picture'],
] as const satisfies [string, IconName][];

/** `/contact`: an event for a company (pages.md#contact-pages). */
export default function ContactPage() {
  const t = useT();
  const { socialFeedUrl } = useSettings();
  const { money } = useFormats();
  const hours = promises.replyHours;
  const prices = {
    price: money(centsToEuros(externalEvent.priceCents)),
    member: money(centsToEuros(externalEvent.memberPriceCents)),
  };
  usePageHead({ title: t('contact.title'), description: t('contact.intro') });
  return (
    <>
      <Banner title={t('contact.banner.title')} lead={t('contact.intro')} game={pictures.business}>
        <ButtonLink to={`#${formAnchor}`} size="large">
          {t('contact.banner.go')}
          <Icon name="down" />
        </ButtonLink>
      </Banner>
      <Page>
        <FormSection title={t('contact.form.title')} price={t('evidence.price.business', prices)}>
          <BusinessForm />
        </FormSection>
        <Section title={t('contact.benefits.title')}>
          <Points
            points={benefits.map(([name, icon]) => ({
              icon,
              title: t(`contact.benefits.${name}.title`),
              body: t(`contact.benefits.${name}.body`),
            }))}
          />
        </Section>
        <Section title={t('contact.timeline.title')}>
          <Timeline
            steps={steps.map((step) => ({
              title: t(`contact.timeline.${step}.title`),
              body: step === 'reply' ? t('contact.timeline.reply.body', { hours }) : t(`contact.timeline.${step}.body`),
            }))}
          />
        </Section>
        <Section title={t('contact.prepare.title')}>
          <Points
            points={toPrepare.map(([name, icon]) => ({
              icon,
              title: t(`contact.prepare.${name}.title`),
              body: t(`contact.prepare.${name}.body`),
            }))}
          />
        </Section>
        <OtherPages but="business" />
        {socialFeedUrl && (
          <Deferred near waiting={<Skeleton height={560} />}>
            <WithPhrases parts={feedPhrases} fallback={null}>
              <SocialFeed url={socialFeedUrl} />
            </WithPhrases>
          </Deferred>
        )}
      </Page>
    </>
  );
}
