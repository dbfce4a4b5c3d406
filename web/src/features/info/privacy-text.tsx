import { promises } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Prose } from './prose.tsx';
import classes from './prose.module.css';
import { RetentionList } from './retention-list.tsx';

/** Which data are kept, why and for how long. */
export function PrivacyText() {
  const t = useT();
  const { contactEmail } = useSettings();
  const sections: [title: string, text: string, list?: ReactNode][] = [
    [t('privacy.who.title'), t('privacy.who.text', { email: contactEmail })],
    [t('privacy.what.title'), t('privacy.what.text')],
    [t('privacy.others.title'), t('privacy.others.text')],
    [t('privacy.long.title'), t('privacy.long.text'), <RetentionList key="long" />],
    [t('privacy.third.title'), t('privacy.third.text')],
    [t('privacy.rights.title'), t('privacy.rights.text', { days: promises.dataRightsDays })],
    [t('privacy.safe.title'), t('privacy.safe.text')],
  ];
  return (
    <article className={classes.article}>
      {sections.map(([title, text, list]) => (
        <section key={title}>
          <h2>{title}</h2>
          <Prose text={text} />
          {list}
        </section>
      ))}
    </article>
  );
}
