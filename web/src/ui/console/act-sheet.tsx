import { useMutation } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { type BannerKind, showBanner } from '../banner.tsx';
import { TextField } from '../field.tsx';
import { FormSheet } from '../form-sheet.tsx';
import type { Refusal } from '../use-refusal.ts';

/** The words of an act, and what follows it. */
export interface ActWords<Answer> {
  title: string;
  body: string;
  /** The label of the button. */
  action: string;
  isDanger?: boolean;
  /** The banner after the act, if it is not the usual one; the answer can show that the outcome was another. */
  said?: (answer: Answer) => { kind: BannerKind; message: string };
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
}

interface Props<Body, Answer> extends ActWords<Answer> {
  /** The form of the act's call (`useCallForm`). */
  form: {
    refusal: Pick<Refusal<never>, 'form' | 'whole' | 'clear' | 'refuse'>;
    attempt: (act: (body: Body) => void) => unknown;
  };
  /** The field of the reason, with its label and hint if they are not the usual ones; null if no reason is asked for. */
  reason: (Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) | null;
  /** @param key makes it safe to repeat the same act */
  act: (body: Body, key: string) => Promise<Answer>;
}

/** Asks an admin to confirm an act, with its reason. */
export function ActSheet<Body, Answer>({
  form,
  reason,
  act,
  said,
  onDone,
  children,
  body,
  ...sheet
}: Props<Body, Answer>) {
  const t = useT();
  const { refusal } = form;
  const perform = useMutation({
    mutationFn: ({ input, key }: { input: Body; key: string }) => act(input, key),
    onMutate: refusal.clear,
    onSuccess: (answer) => {
      const { kind, message } = said?.(answer) ?? { kind: 'success', message: t('console.act.done') };
      showBanner(kind, message);
      onDone(answer);
    },
    onError: refusal.refuse,
  });
  const start = (input: Body) => perform.mutate({ input, key: crypto.randomUUID() });
  return (
    <FormSheet
      {...sheet}
      cancel={t('console.act.keep')}
      working={perform.isPending}
      refusal={refusal}
      onSubmit={() => form.attempt(start)}
    >
      <p>{body}</p>
      {children}
      {reason && <TextField label={t('console.act.reason')} hint={t('console.act.reasonHint')} {...reason} />}
    </FormSheet>
  );
}
