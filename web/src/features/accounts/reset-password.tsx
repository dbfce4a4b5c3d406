import { tokenLifetimes } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FormAside } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { type Recovery, resetTokenQuery } from './recovery-queries.ts';
import classes from './recovery.module.css';
import { ResetForm } from './reset-form.tsx';

const fullSeconds = tokenLifetimes.recoveryMinutes * 60;
/** The way to the login after the password is set (2-accounts §9). */
const loginAfterMilliseconds = 3000;

/** Sets a password by the token of a mailed link, which is checked first (2-accounts §4). */
export function ResetPassword({ token }: { token: string }) {
  const { t, explain } = useSpeech();
  const client = useQueryClient();
  /** What else opens the account once the password is set; null before. */
  const [waysLeft, setWaysLeft] = useState<string | null>(null);
  const done = waysLeft !== null;
  const { data, error, refetch } = useQuery({ ...resetTokenQuery(token), enabled: !done });
  const refused = error instanceof ApiError && (error.status === 403 || error.status === 400);
  const told = useRef(false);

  useEffect(() => {
    if (!refused || told.current) return;
    told.current = true;
    showBanner('error', t('recovery.notAllowed'), { seconds: 4 });
  }, [refused, t]);

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
        // Whoever was logged in here as this person is not any more.
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
  const { t } = useSpeech();
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

/** A link that sets nothing any more, and where to get one that does. */
function NoUse({ title, recovery }: { title?: string; recovery?: Recovery }) {
  const { t } = useSpeech();
  const page = recovery?.isGuest ? '/guest-account' : '/restore-password';
  const email = recovery ? `?email=${encodeURIComponent(recovery.email)}` : '';
  return (
    <EmptyState
      level={1}
      title={title ?? t('recovery.gone')}
      action={<ButtonLink to={page + email}>{t('recovery.askAgain')}</ButtonLink>}
    >
      {t('recovery.goneBody')}
    </EmptyState>
  );
}

function Done({ waysLeft }: { waysLeft: string }) {
  const { t } = useSpeech();
  const navigate = useNavigate();
  useEffect(() => {
    // Who has something to read goes on by themselves.
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
        <h1 className={classes.doneTitle}>{t('recovery.doneTitle')}</h1>
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
