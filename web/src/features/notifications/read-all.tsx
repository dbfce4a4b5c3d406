import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { useReadAll } from './queries.ts';

/** Marks all as read, where there is more than one to read. */
export function ReadAll() {
  const t = useT();
  const unread = useUser()?.unread ?? 0;
  const readAll = useReadAll();
  // The button goes, and with it the focus, unless the page takes it.
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
