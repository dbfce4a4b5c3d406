import { useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { useReadAll } from './queries.ts';

/** Marks all as read, shown if more than one is unread. */
export function ReadAll() {
  const t = useT();
  const unread = useUser()?.unread ?? 0;
  const readAll = useReadAll();
  // The button disappears and would take the focus with it.
  const onSuccess = () => document.querySelector('main')?.focus({ preventScroll: true });
  if (unread < 2 && !readAll.isPending) return null;
  return (
    <SubmitButton
      type="button"
      variant="plain"
      working={readAll.isPending}
      onClick={() => readAll.mutate(undefined, { onSuccess })}
    >
      {t('notices.readAll')}
    </SubmitButton>
  );
}
