import { useT } from '../../../platform/i18n.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
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

/** Google's logo in its own colours, as its brand rules ask. Decorative: the words beside it say the same. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34a853"
        d="M24 46c6 0 11-2 14.6-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.5 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#fbbc05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.3a22 22 0 0 0 0 19.8z" />
      <path
        fill="#ea4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.3 14.1l7.4 5.7C13.4 14.6 18.3 10.8 24 10.8z"
      />
    </svg>
  );
}
