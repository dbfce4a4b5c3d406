import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './step-nav.module.css';
import { formSteps, type FormStep } from './steps.ts';
import type { FormStepper } from './use-form-step.ts';

interface Props {
  stepper: FormStepper;
  /** Steps that still lack something. */
  missing: ReadonlySet<FormStep>;
}

/** The three steps, with the present one marked; a press goes to any of them. Earlier steps that lack nothing are ticked. */
export function StepNav({ stepper, missing }: Props) {
  const t = useT();
  const at = formSteps.indexOf(stepper.step);
  return (
    <nav aria-label={t('create.steps.label')}>
      <ol className={classes.steps}>
        {formSteps.map((step, index) => (
          <li key={step}>
            <Link
              to={stepper.to(step)}
              preventScrollReset
              className={classes.step}
              aria-current={step === stepper.step ? 'step' : undefined}
              data-behind={index < at || undefined}
            >
              <span className={classes.number} aria-hidden="true">
                {index < at && !missing.has(step) ? <Icon name="check" size={14} /> : index + 1}
              </span>
              {t(`create.steps.${step}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
