import type { ReactNode } from 'react';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';

interface Props {
  /** The props of the form, and of its field. */
  form: Omit<Parameters<typeof Form>[0], 'children'>;
  field: Omit<Parameters<typeof Field>[0], 'label'>;
  /** The message of a refusal that isn't about the field. */
  problem: ReactNode;
  label: string;
  hint?: string | undefined;
  /** The label of the button. */
  action: string;
  working: boolean;
}

/** A tag or nickname on one line, with its button. */
export function WordsForm({ form, field, problem, label, hint, action, working }: Props) {
  return (
    <Form {...form}>
      <Field {...field} label={label} hint={hint} autoComplete="off" />
      {problem && <Problem>{problem}</Problem>}
      <SubmitButton variant="secondary" working={working}>
        {action}
      </SubmitButton>
    </Form>
  );
}
