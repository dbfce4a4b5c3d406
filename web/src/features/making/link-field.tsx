import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';

/** The address of another site's page. */
export function LinkField(props: ComponentProps<typeof Field>) {
  return <Field inputMode="url" autoComplete="off" {...props} />;
}
