import { useEffect, useRef } from 'react';
import { onceReady } from '../../platform/ready.ts';
import { focusFirstProblem } from '../../ui/focus-first-problem.ts';
import { stepOf } from './fields.ts';
import { focusField } from './form-context.ts';
import type { FormStep } from './steps.ts';
import type { FormStepper } from './use-form-step.ts';

/** The element that gets the focus in the next step: its heading, its first problem, or the field at a path. */
type Aim = { kind: 'heading' | 'problem' } | { kind: 'field'; path: string };

/** Moves the focus along with the steps: to a step's heading, or to the problem or field that the reader was led to. */
export function useStepFocus(stepper: FormStepper | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const aim = useRef<Aim>({ kind: 'heading' });
  const shown = useRef(stepper?.step);
  const step = stepper?.step;
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    const next = aim.current;
    aim.current = { kind: 'heading' };
    // Waits until the page is ready, because the field may still load.
    if (next.kind === 'problem') return onceReady(() => focusFirstProblem(element.current));
    if (next.kind === 'field') return onceReady(() => focusField(next.path));
    heading.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
    return undefined;
  }, [step]);

  /** Goes to the step of a field or problem. @returns whether that step is shown already */
  const lead = (to: FormStep, next: Aim): boolean => {
    if (!stepper || stepper.step === to) return true;
    aim.current = next;
    stepper.go(to);
    return false;
  };
  return {
    heading,
    element,
    /** Focuses the first problem of a step. @returns whether the step is shown, so that the form itself moves the focus */
    toProblem: (to: FormStep) => lead(to, { kind: 'problem' }),
    toField: (path: string) => {
      if (lead(stepOf(path), { kind: 'field', path })) focusField(path);
    },
  };
}
