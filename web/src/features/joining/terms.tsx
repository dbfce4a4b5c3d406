import { useT } from '../../platform/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RefundPolicy } from './refund-policy.tsx';
import classes from './wizard.module.css';

interface Props {
  /** Free games have another policy. */
  free: boolean;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/** The box that says one knows the policy, with the policy. */
export function Terms({ free, accepted, onAccept }: Props) {
  const t = useT();
  return (
    <div>
      <Checkbox
        label={t('joining.pay.terms')}
        checked={accepted}
        onChange={(event) => onAccept(event.target.checked)}
      />
      <details className={classes.policy}>
        <summary>{t('joining.pay.showPolicy')}</summary>
        <RefundPolicy free={free} />
      </details>
    </div>
  );
}
