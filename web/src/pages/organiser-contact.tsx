import { lazy } from 'react';
import { applicationSteps } from '../features/enquiries/application-steps.ts';
import { OrganiserOptions } from '../features/enquiries/organiser-options.tsx';
import { PayCalculator } from '../features/enquiries/pay-calculator.tsx';
import { UntilLoaded } from '../platform/until-loaded.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { mayCreateGames, useUser } from '../platform/session.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { useUrlStep } from '../platform/use-url-step.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FallbackBoundary } from '../ui/fallback-boundary.tsx';
import type { IconName } from '../ui/icon.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Points } from '../ui/points.tsx';
import { useAnchor } from '../ui/use-anchor.ts';
import { Banner } from './contact/banner.tsx';
import classes from './contact/banner.module.css';
import { Expect } from './contact/expect.tsx';
import { OtherPages } from './contact/other-pages.tsx';
import { pictures } from './contact/pictures.ts';

export { prefetchExpect as prefetch } from './contact/expect.tsx';
export const phrases = ['contact', 'applying', 'evidence'] as const;

const ApplicationWizard = lazy(() => import('../features/enquiries/application-wizard.tsx'));

const features = [
  ['online', 'bolt'],
  ['full', 'people'],
  ['fair', 'trophy'],
  ['money', 'wallet'],
] as const satisfies [string, IconName][];

/** `/organiser-contact`: how to become an organiser, and the application over the page (pages.md#contact-pages). */
export default function OrganiserContactPage() {
  const t = useT();
  const user = useUser();
  const wizard = useUrlStep(applicationSteps);
  const options = useAnchor('options');
  const isMounted = useMounted();
  const apply = () => wizard.open('who');
  usePageHead({ title: t('applying.title'), description: t('applying.intro') });
  return (
    <>
      <Banner title={t('applying.banner.title')} lead={t('applying.intro')} game={pictures.organiser}>
        {mayCreateGames(user) ? (
          <ButtonLink to="/create" size="large">
            {t('applying.create')}
          </ButtonLink>
        ) : (
          <Button size="large" onClick={apply}>
            {t('applying.banner.go')}
          </Button>
        )}
        <ButtonLink to="#options" size="large" variant="plain" className={classes.onDark}>
          {t('applying.banner.options')}
        </ButtonLink>
      </Banner>
      <Page>
        <Section title={t('applying.options.title')} heading={options}>
          <OrganiserOptions onApply={apply} />
          <PayCalculator />
        </Section>
        <Section title={t('evidence.expect')}>
          <Expect />
        </Section>
        <Section title={t('applying.features.title')}>
          <Points
            points={features.map(([name, icon]) => ({
              icon,
              title: t(`applying.features.${name}.title`),
              body: t(`applying.features.${name}.body`),
            }))}
          />
        </Section>
        <OtherPages but="organiser" />
      </Page>
      {/* Dialogs are opened in the browser only. */}
      {isMounted && wizard.step && (
        <FallbackBoundary fallback={null}>
          <UntilLoaded>
            <ApplicationWizard wizard={wizard} />
          </UntilLoaded>
        </FallbackBoundary>
      )}
    </>
  );
}
