import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useI18n } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { GoogleLink } from './google-link.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';
import { sessionsQuery, type SignInMethods, signInMethodsQuery } from './sign-in-queries.ts';
import classes from '../sign-in.module.css';
import { useSignInNews } from '../logging-in/use-sign-in-news.ts';

/** The account's ways in (`/settings#sign-in`) and its sessions (`/settings#sessions`). Guests can't add ways in. */
export function SignInPanel() {
  const isGuest = useUser()?.role === 'guest';
  useSignInNews('#sign-in');
  return (
    <>
      {!isGuest && <WaysIn />}
      <Sessions />
    </>
  );
}

function WaysIn() {
  const { t, explain } = useI18n();
  const methods = useQuery(signInMethodsQuery);
  const [query] = useSearchParams();
  const [isAsked] = useState(query.get('google_error') === 'confirm_identity');
  return (
    <SettingsSection id="sign-in" title={t('signIn.methods.title')} intro={t('signIn.methods.intro')}>
      {methods.data ? (
        <Methods methods={methods.data} isAsked={isAsked} />
      ) : (
        <Waiting query={methods} message={methods.error && explain(methods.error)} height={220} />
      )}
    </SettingsSection>
  );
}

function Sessions() {
  const { t, explain } = useI18n();
  const sessions = useQuery(sessionsQuery);
  return (
    <SettingsSection id="sessions" title={t('signIn.sessions.title')} intro={t('signIn.sessions.intro')}>
      {sessions.data ? (
        <SessionList sessions={sessions.data} />
      ) : (
        <Waiting query={sessions} message={sessions.error && explain(sessions.error)} height={120} />
      )}
    </SettingsSection>
  );
}

interface WaitingProps {
  query: { refetch: () => Promise<unknown> };
  message: string | null;
  height: number;
}

function Waiting({ query, message, height }: WaitingProps) {
  if (message !== null) return <ErrorState message={message} onRetry={() => void query.refetch()} />;
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  );
}

interface MethodsProps {
  methods: SignInMethods;
  isAsked: boolean;
}

function Methods({ methods: { hasPassword, google, passkeys }, isAsked }: MethodsProps) {
  const { t } = useI18n();
  const user = useUser();
  return (
    <>
      <ul className={classes.list}>
        <li className={classes.row}>
          <div className={classes.words}>
            <span className={classes.name}>{t('signIn.methods.password')}</span>
            <p>{t(hasPassword ? 'signIn.methods.passwordSet' : 'signIn.methods.passwordNone')}</p>
          </div>
          {!hasPassword && (
            <ButtonLink variant="secondary" to={`/restore-password?email=${encodeURIComponent(user?.email ?? '')}`}>
              {t('signIn.methods.setPassword')}
            </ButtonLink>
          )}
        </li>
        {(google.available || google.linked) && (
          <GoogleLink google={google} hasPassword={hasPassword} isAsked={isAsked} />
        )}
      </ul>
      <div className={classes.group}>
        <h3>{t('signIn.passkeys.title')}</h3>
        <p>{t('signIn.passkeys.intro')}</p>
        <PasskeyList passkeys={passkeys} />
        <AddPasskey />
      </div>
    </>
  );
}
