const focusable = 'input, select, textarea, button, [tabindex]';

/** Focuses a control, or the first one in a group, and scrolls it into view with its label and its error. */
export function focusControl(element: HTMLElement | null): void {
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
  (control?.closest('[data-field]') ?? control)?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the first thing to correct, from the top: a field or group marked as invalid, or the problem shown at the button. */
export function focusFirstProblem(within: HTMLElement | null): void {
  focusControl(within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], [data-problem]') ?? null);
}
