import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import classes from './sign-in.module.css';

const texts = [
  ['/termsAndConditions', 'nav.footer.terms'],
  ['/privacyPolicy', 'nav.footer.privacy'],
] as const;

/** Where to read what is agreed to: in a new tab, so that nothing typed is lost. */
export function ConsentLinks() {
  const t = useT();
  return (
    <p className={classes.texts}>
      {texts.map(([path, name]) => (
        <Link key={path} to={path} target="_blank" rel="noopener">
          {t(name)} <span className="visually-hidden">{t('accounts.newTab')}</span>
        </Link>
      ))}
    </p>
  );
}
