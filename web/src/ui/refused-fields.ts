import type { UseFormReturnType } from '@mantine/form';
import type { Refusal } from './use-refusal.ts';

/** The props of a form's inputs, with the server's refusal of each; the form's own errors take precedence. */
export function refusedFields<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  refusal: Pick<Refusal<string>, 'at'>,
) {
  return (name: keyof Values & string, type: 'input' | 'checkbox' = 'input') => {
    const props = form.getInputProps(name, { type });
    const own = form.errors[name];
    return { ...props, error: own ?? refusal.at(name) };
  };
}
