import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { type BannerKind, showBanner } from '../../ui/banner.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { useIdentity } from '../../ui/use-identity.ts';
import { useRefusal } from '../../ui/use-refusal.ts';

interface Props<Answer> {
  title: string;
  body: string;
  /** The label of the button. */
  action: string;
  isDanger?: boolean;
  /** Whether a reason is asked for. */
  asksReason?: boolean;
  /** The label and the hint of the reason, if they are not the usual ones. */
  reasonLabel?: string;
  reasonHint?: string;
  reasonMax?: number;
  /** What is still missing to do it; null when nothing is. */
  missing?: string | null;
  /** @param key makes a repetition of the same act safe */
  act: (reason: string, key: string) => Promise<Answer>;
  /** The banner when it is done, if it is not the usual one; the answer may show that the outcome was another. */
  said?: (answer: Answer) => { kind: BannerKind; message: string };
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
}

const reasonLeast = 3;

/** Confirms an act of an admin, with its reason; asks for the password if the server wants the identity confirmed. */
export function ActSheet<Answer>({
  title,
  body,
  action,
  isDanger = false,
  asksReason = true,
  reasonLabel,
  reasonHint,
  reasonMax = 500,
  missing = null,
  act,
  said,
  onDone,
  onClose,
  children,
}: Props<Answer>) {
  const t = useT();
  const refusal = useRefusal();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const identity = useIdentity();
  const perform = useMutation({
    mutationFn: (key: string) => act(reason.trim(), key),
    onMutate: refusal.clear,
    onSuccess: (answer) => {
      const { kind, message } = said?.(answer) ?? { kind: 'success', message: t('console.act.done') };
      showBanner(kind, message);
      onDone(answer);
    },
    onError: (error) => {
      if (!identity.asks(error, () => perform.mutate(crypto.randomUUID()))) refusal.refuse(error);
    },
  });
  const submit = () => {
    const isShort = asksReason && reason.trim().length < reasonLeast;
    setProblem(isShort ? t('console.act.reasonShort') : missing);
    if (isShort || missing) refusal.lead();
    else perform.mutate(crypto.randomUUID());
  };
  return (
    <>
      <FormSheet
        title={title}
        action={action}
        isDanger={isDanger}
        cancel={t('console.act.keep')}
        working={perform.isPending}
        refusal={refusal}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>{body}</p>
        {children}
        {asksReason && (
          <TextField
            label={reasonLabel ?? t('console.act.reason')}
            hint={reasonHint ?? t('console.act.reasonHint')}
            maxLength={reasonMax}
            value={reason}
            error={problem}
            onChange={({ target }) => {
              setReason(target.value);
              setProblem(null);
            }}
          />
        )}
      </FormSheet>
      {identity.sheet}
    </>
  );
}
