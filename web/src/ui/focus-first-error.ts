interface FocusableForm {
  getInputNode: (path: never) => HTMLElement | null;
}

/** For a form's failed submit: the reader continues at the first field, from the top, that needs mending. */
export function focusFirstError(form: FocusableForm): (errors: Record<string, unknown>) => void {
  return (errors) => {
    const fields = Object.keys(errors).flatMap((path) => form.getInputNode(path as never) ?? []);
    const [first] = fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
    first?.focus();
  };
}
