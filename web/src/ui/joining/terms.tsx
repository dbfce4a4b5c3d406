import { useT } from '../../platform/i18n.tsx';
import { Checkbox } from '../checkbox.tsx';
import { ReadLink } from '../read-link.tsx';
import { RefundPolicy } from './refund-policy.tsx';
import classes from './wizard.module.css';

interface Props {
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  error: string | false;
}

/** The refund policy, which unfolds. A free game has another one. */
export function PolicyText({ free }: { free: boolean }) {
  const t = useT();
  return (
    <details className={classes.policy}>
      <summary>{t('joiningSteps.pay.showPolicy')}</summary>
      <RefundPolicy free={free} />
    </details>
  );
}

/** A link to a text, beside its box. */
export function TextLink({ path, name }: { path: string; name: string }) {
  const t = useT();
  return <ReadLink path={path} name={name} words={t('joiningSteps.pay.read')} newTab={t('joiningSteps.pay.newTab')} />;
}

/** The box with which a player accepts the terms and the refund policy. It stands above the button in a sheet's foot, so that it is always in sight. */
export function Terms({ accepted, onAccept, error }: Props) {
  const t = useT();
  return (
    <div className={classes.terms}>
      <Checkbox
        label={t('joiningSteps.pay.terms')}
        checked={accepted}
        end={<TextLink path="/termsAndConditions" name={t('nav.footer.terms')} />}
        error={error}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </div>
  );
}
