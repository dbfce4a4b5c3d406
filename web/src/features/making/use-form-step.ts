import { useNavigate, useSearchParams } from 'react-router';
import { formSteps, type FormStep } from './steps.ts';

/** The present step of the form, kept in the address (`?step=when`), so that Back goes a step back and a reload stays. */
export interface FormStepper {
  step: FormStep;
  /** The step that the form begins with. */
  first: FormStep;
  go: (step: FormStep) => void;
  /** The address of a step, for links. */
  to: (step: FormStep) => { search: string };
}

/** @param first the step that is shown if the address names none */
export function useFormStep(first: FormStep): FormStepper {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = query.get('step');
  const step = formSteps.find((known) => known === asked) ?? first;
  const to = (next: FormStep) => {
    const more = new URLSearchParams(query);
    more.set('step', next);
    return { search: more.toString() };
  };
  return {
    step,
    first,
    go: (next) => void navigate(to(next), { preventScrollReset: true, replace: next === step }),
    to,
  };
}
