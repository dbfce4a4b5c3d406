import { Link } from 'react-router';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RefundPolicy } from './refund-policy.tsx';
import classes from './wizard.module.css';

interface Props {
  /** Free games have a different policy. */
  free: boolean;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  error: string | false;
}

/** What is accepted: the refund policy, which unfolds, and the terms, which open in a new tab so that no choice is lost. */
export function TermsTexts({ free }: Pick<Props, 'free'>) {
  const t = useT();
  return (
    <div className={classes.texts}>
      <details className={classes.policy}>
        <summary>{t('joining.pay.showPolicy')}</summary>
        <RefundPolicy free={free} />
      </details>
      <Link to="/termsAndConditions" target="_blank" rel="noopener">
        {t('nav.footer.terms')} <span className="visually-hidden">{t('joining.pay.newTab')}</span>
      </Link>
    </div>
  );
}

/** The box that accepts the terms and the refund policy, with links to both. */
export function Terms({ free, accepted, onAccept, error }: Props) {
  const t = useT();
  return (
    <div>
      <Checkbox
        label={t('joining.pay.terms')}
        checked={accepted}
        error={error}
        onChange={(event) => onAccept(event.target.checked)}
      />
      <TermsTexts free={free} />
    </div>
  );
}
