import { useT } from '../../platform/i18n.tsx';
import { Section } from '../../ui/page.tsx';
import { ThirdPartyFrame } from '../../ui/third-party-frame.tsx';

/** A social feed embedded from another site. */
export default function SocialFeed({ url }: { url: string }) {
  const t = useT();
  return (
    <Section title={t('home.social.title')}>
      <ThirdPartyFrame
        service="social"
        url={url}
        title={t('home.social.title')}
        question={t('home.social.ask', { site: new URL(url).hostname })}
        allow={t('home.social.show')}
      />
    </Section>
  );
}
