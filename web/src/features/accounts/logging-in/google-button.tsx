import { useT } from '../../../platform/i18n.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import classes from '../sign-in.module.css';

/** Logging in with Google, as an alternative to the form below it. */
export function GoogleButton({ working, onPress }: { working: boolean; onPress: () => void }) {
  const t = useT();
  return (
    <SubmitButton type="button" variant="secondary" size="large" wide working={working} onClick={onPress}>
      <span className={classes.mark}>
        <GoogleMark />
        {t('signIn.google')}
      </span>
    </SubmitButton>
  );
}

/** The 'or' between two ways in. */
export function Or() {
  const t = useT();
  return (
    <div className={classes.or}>
      <span>{t('signIn.or')}</span>
    </div>
  );
}
