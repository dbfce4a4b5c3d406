import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import classes from './call-to-action.module.css';

export function CallToAction() {
  const t = useT();
  return (
    <section className={classes.band}>
      <FieldPattern sport="Basketball" surface="Indoors" className={classes.ground} />
      <h2 className={classes.title}>{t('home.cta.title')}</h2>
      <p className={classes.text}>{t('home.cta.body')}</p>
      <div className={classes.actions}>
        <ButtonLink to="/signup" size="large">
          {t('home.cta.join')}
        </ButtonLink>
        <ButtonLink to="/allgames" size="large" variant="plain" className={classes.browse}>
          {t('home.cta.browse')}
        </ButtonLink>
      </div>
    </section>
  );
}
