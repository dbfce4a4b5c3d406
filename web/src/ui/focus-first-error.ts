interface FocusableForm {
  getInputNode: (path: never) => HTMLElement | null;
}

const focusable = 'input, select, textarea, button';

/** Goes to a field of a form by its path; several controls under one path stand in an element that carries it. */
export function focusField(form: FocusableForm, path: string, options?: FocusOptions): void {
  const node = form.getInputNode(path as never);
  const field = node?.matches(focusable) ? node : node?.querySelector<HTMLElement>(focusable);
  field?.focus(options);
}

/** For a form's failed submit: the reader continues at the first field, from the top, that needs mending. */
export function focusFirstError(
  form: FocusableForm,
  options?: FocusOptions,
): (errors: Record<string, unknown>) => void {
  return (errors) => {
    const paths = Object.keys(errors).filter((path) => form.getInputNode(path as never));
    const [first] = paths.sort((a, b) => placeInPage(form, a, b));
    if (first) focusField(form, first, options);
  };
}

function placeInPage(form: FocusableForm, a: string, b: string): number {
  const [first, second] = [form.getInputNode(a as never), form.getInputNode(b as never)];
  return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}
