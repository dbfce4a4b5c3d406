import { useState } from 'react';
import { setCookie } from '../../platform/cookies.ts';
import { useT } from '../../platform/i18n.tsx';
import { useMounted } from '../../platform/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './social-feed.module.css';

const consent = 'social-feed';

/** What others post, from another site: nothing is asked of it before the reader agrees; then it runs in a sandbox. */
export function SocialFeed({ url }: { url: string }) {
  const t = useT();
  const mounted = useMounted();
  const [agreed, setAgreed] = useState(false);
  const shown = agreed || (mounted && document.cookie.split('; ').includes(`${consent}=yes`));
  const { hostname } = new URL(url);
  return (
    <Section title={t('home.social.title')}>
      <div className={classes.frame}>
        {shown ? (
          <iframe
            className={classes.feed}
            src={url}
            title={t('home.social.title')}
            sandbox="allow-scripts allow-popups"
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        ) : (
          <div className={classes.ask}>
            <p>{t('home.social.ask', { site: hostname })}</p>
            <Button
              onClick={() => {
                setCookie(consent, 'yes');
                setAgreed(true);
              }}
            >
              {t('home.social.show')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
