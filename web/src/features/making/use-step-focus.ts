import { useEffect, useRef } from 'react';
import { onceReady } from '../../platform/ready.ts';
import { focusFirstProblem } from '../../ui/focus-first-problem.ts';
import { stepOf } from './fields.ts';
import { focusField } from './form-context.ts';
import type { FormStep } from './steps.ts';
import type { FormStepper } from './use-form-step.ts';

/** The element to focus in the next step: its heading, its first problem, or the field at a path. */
type Aim = { kind: 'heading' | 'problem' } | { kind: 'field'; path: string };

/** Moves the focus along with the steps: to a step's heading, or to the problem or field that one was led to. */
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
    // A field of the step may still load, and would be passed over.
    if (next.kind === 'problem') return onceReady(() => focusFirstProblem(element.current));
    if (next.kind === 'field') return onceReady(() => focusField(next.path));
    heading.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
    return undefined;
  }, [step]);

  /** Goes to the step of a field or problem; stays if it is shown already. @returns whether it was */
  const lead = (to: FormStep, next: Aim): boolean => {
    if (!stepper || stepper.step === to) return true;
    aim.current = next;
    stepper.go(to);
    return false;
  };
  return {
    heading,
    element,
    /** Focuses the first problem of a step. @returns whether it is shown, so that the form itself leads there */
    toProblem: (to: FormStep) => lead(to, { kind: 'problem' }),
    toField: (path: string) => {
      if (lead(stepOf(path), { kind: 'field', path })) focusField(path);
    },
  };
}
