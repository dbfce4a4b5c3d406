import { promises } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Prose } from './prose.tsx';
import classes from './prose.module.css';

/** Which data are kept, why and for how long. */
export function PrivacyText() {
  const t = useT();
  const { contactEmail } = useSettings();
  const sections: [title: string, text: string][] = [
    [t('privacy.who.title'), t('privacy.who.text', { email: contactEmail })],
    [t('privacy.what.title'), t('privacy.what.text')],
    [t('privacy.others.title'), t('privacy.others.text')],
    [t('privacy.long.title'), t('privacy.long.text')],
    [t('privacy.third.title'), t('privacy.third.text')],
    [t('privacy.rights.title'), t('privacy.rights.text', { days: promises.dataRightsDays })],
    [t('privacy.safe.title'), t('privacy.safe.text')],
  ];
  return (
    <article className={classes.article}>
      {sections.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <Prose text={text} />
        </section>
      ))}
    </article>
  );
}
