import { tokenLifetimes } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { withReturn } from '../../../platform/return-to.ts';
import { sessionQuery } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormAside } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Card } from '../../../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount.ts';
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts';
import { type Recovery, resetTokenQuery } from './recovery-queries.ts';
import classes from '../recovery.module.css';
import { ResetForm } from './reset-form.tsx';

const fullSeconds = tokenLifetimes.recoveryMinutes * 60;
/** The pause before the login page opens, once the password is set (product.md#recovery). */
const loginAfterMilliseconds = 3000;

/** Sets a password with the token of a mailed link, which is checked first (product.md#recovery). */
export function ResetPassword({ token }: { token: string }) {
  const { explain } = useI18n();
  const client = useQueryClient();
  /** The account's other ways in, once the password is set; null before. */
  const [waysLeft, setWaysLeft] = useState<string | null>(null);
  const done = waysLeft !== null;
  const { data, error, refetch } = useQuery({ ...resetTokenQuery(token), enabled: !done });
  const refused = error instanceof ApiError && (error.status === 403 || error.status === 400);
  if (done) return <Done waysLeft={waysLeft} />;
  if (refused) return <NoUse />;
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  return (
    <Usable
      token={token}
      recovery={data}
      onDone={(ways) => {
        setWaysLeft(ways);
        // Setting a password has ended all sessions of this account, including this one.
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }}
    />
  );
}

function Usable({
  token,
  recovery,
  onDone,
}: {
  token: string;
  recovery: Recovery;
  onDone: (waysLeft: string) => void;
}) {
  const { t } = useI18n();
  const secondsLeft = useSecondsLeft(recovery.reset_expiration_time, fullSeconds);
  if (secondsLeft === 0) return <NoUse title={t('recovery.expired')} recovery={recovery} />;
  return (
    <>
      <h1>{t(recovery.isGuest ? 'recovery.form.guestTitle' : 'recovery.form.title')}</h1>
      <p className={classes.intro}>{t(recovery.isGuest ? 'recovery.form.guestIntro' : 'recovery.form.intro')}</p>
      <Card>
        <ResetForm token={token} recovery={recovery} left={{ secondsLeft, fullSeconds }} onDone={onDone} />
      </Card>
      <FormAside>
        {t('recovery.form.login')} <Link to="/login">{t('accounts.signup.loginLink')}</Link>
      </FormAside>
    </>
  );
}

/** A link that no longer works, and where to get a new one. */
function NoUse({ title, recovery }: { title?: string; recovery?: Recovery }) {
  const { t } = useI18n();
  const page = recovery?.isGuest ? '/guest-account' : '/restore-password';
  const email = recovery ? `?email=${encodeURIComponent(recovery.email)}` : '';
  return (
    <EmptyState
      level={1}
      title={title ?? t('recovery.gone')}
      action={<ButtonLink to={page + email}>{t('recovery.askAgain')}</ButtonLink>}
    >
      {recovery ? t('recovery.goneBody') : `${t('recovery.notAllowed')} ${t('recovery.goneBody')}`}
    </EmptyState>
  );
}

function Done({ waysLeft }: { waysLeft: string }) {
  const heading = useFocusOnMount();
  const { t } = useI18n();
  const navigate = useNavigate();
  useEffect(() => {
    // If there is something left to read, the reader decides when to go on.
    if (waysLeft !== '') return;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), loginAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate, waysLeft]);
  return (
    <Card>
      <output className={classes.state}>
        <span className={`${classes.sign} ${classes.done}`}>
          <Icon name="check" size={36} />
        </span>
        <h1 ref={heading} tabIndex={-1} className={classes.doneTitle}>
          {t('recovery.done')}
        </h1>
        {waysLeft === '' ? (
          <p>{t('recovery.doneBody')}</p>
        ) : (
          <p>
            {t('recovery.waysLeft', { ways: waysLeft })}{' '}
            <Link to={withReturn('/login', '/settings#sign-in')}>{t('recovery.waysLeftLink')}</Link>
          </p>
        )}
        <div className={classes.ways}>
          <ButtonLink to="/login" replace size="large" wide>
            {t('recovery.doneLink')}
          </ButtonLink>
        </div>
      </output>
    </Card>
  );
}
