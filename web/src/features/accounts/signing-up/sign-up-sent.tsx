import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useReturnTo, withReturn } from '../../../platform/return-to.ts';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Card, Page } from '../../../ui/page.tsx';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount.ts';
import classes from '../recovery.module.css';

interface Props {
  email: string;
  working: boolean;
  problem: string | null;
  /** How many times it was sent. */
  times: number;
  onAgain: () => void;
  onMend: () => void;
}

/** Says where to find the mail of a sign-up, and what to do if it doesn't arrive. */
export function SignUpSent({ email, working, problem, times, onAgain, onMend }: Props) {
  const t = useT();
  const returnTo = useReturnTo();
  const heading = useFocusOnMount();
  return (
    <Page width="narrow">
      <Card>
        <div className={classes.state}>
          <span className={`${classes.sign} ${classes.done}`}>
            <Icon name="mail" size={36} />
          </span>
          <h1 ref={heading} tabIndex={-1} className={classes.doneTitle}>
            {t('accounts.signup.checkTitle')}
          </h1>
          <p>
            {t('accounts.signup.checkBody')} <strong className={classes.address}>{email}</strong>
          </p>
          <p>{t('accounts.signup.checkNext')}</p>
          <h2 className={classes.nothing}>{t('accounts.signup.nothingTitle')}</h2>
          <p>{t('accounts.signup.nothingBody')}</p>
          {problem && <Problem>{problem}</Problem>}
          <output key={times} className={classes.answer}>
            {times > 1 && !problem && t('accounts.signup.sentAgain')}
          </output>
          <div className={classes.ways}>
            <SubmitButton type="button" variant="secondary" wide working={working} onClick={onAgain}>
              {t('accounts.signup.sendAgain')}
            </SubmitButton>
            <Button variant="plain" wide onClick={onMend}>
              {t('accounts.signup.mend')}
            </Button>
          </div>
          <p>
            {t('accounts.signup.login')}{' '}
            <Link to={withReturn('/login', returnTo)}>{t('accounts.signup.loginLink')}</Link>
          </p>
        </div>
      </Card>
    </Page>
  );
}
