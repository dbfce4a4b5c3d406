import { promises } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusOnMount } from '../../ui/use-focus-on-mount.ts';
import classes from './enquiries.module.css';

interface Props {
  title: string;
  /** The address that gets the answer. */
  to: string;
  onAgain: () => void;
}

/** Replaces a form that was sent. */
export function Sent({ title, to, onAgain }: Props) {
  const t = useT();
  const heading = useFocusOnMount();
  return (
    <div className={classes.sent}>
      <span className={classes.sign}>
        <Icon name="check" size={30} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{t('contact.sent.body', { email: to, hours: promises.replyHours })}</p>
      <div className={classes.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t('contact.sent.again')}
        </Button>
        <ButtonLink to="/">{t('contact.sent.home')}</ButtonLink>
      </div>
    </div>
  );
}
