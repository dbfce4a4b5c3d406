import { PrivacyText } from '../features/info/privacy-text.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useSettings } from '../platform/settings.tsx';
import { Page, Section } from '../ui/page.tsx';
import { ThirdPartyFrame } from '../ui/third-party-frame.tsx';

export const phrases = ['info', 'retention'] as const;

/** `/privacyPolicy` (pages.md#terms), with the operator's embedded policy if there is one. */
export default function PrivacyPage() {
  const t = useT();
  const { privacyPolicyUrl } = useSettings();
  usePageHead({ title: t('privacy.title'), description: t('privacy.intro') });
  return (
    <Page width="reading" title={t('privacy.title')} intro={t('privacy.intro')}>
      <PrivacyText />
      {privacyPolicyUrl && (
        <Section title={t('privacy.external')}>
          <ThirdPartyFrame
            service="policy"
            url={privacyPolicyUrl}
            title={t('privacy.external')}
            question={t('cookies.choices.policyBody', { site: new URL(privacyPolicyUrl).hostname })}
            allow={t('cookies.choices.allow')}
          />
        </Section>
      )}
    </Page>
  );
}
