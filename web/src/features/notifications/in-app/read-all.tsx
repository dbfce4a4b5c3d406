import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useReadAll } from './commands.ts';
import { Undo } from './undo.tsx';

/** Marks all as read, if more than one is unread; a note in its place can undo that for some seconds. */
export function ReadAll() {
  const t = useT();
  const unread = useUser()?.unread ?? 0;
  const change = useReadAll();
  const [read, setRead] = useState<string[] | null>(null);
  if (read)
    return (
      <Row as="span" gap={12} lineGap={4} wrap align="center" justify="between">
        <Undo
          words={t('notices.allRead')}
          label={t('notices.undo')}
          onUndo={() => {
            change.mutate(read);
            setRead(null);
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
          onLapse={() => setRead(null)}
        />
      </Row>
    );
  if (unread < 2 && !change.isPending) return null;
  return (
    <SubmitButton
      type="button"
      variant="plain"
      working={change.isPending}
      onClick={() => change.mutate(undefined, { onSuccess: ({ changed }) => setRead(changed) })}
    >
      {t('notices.readAll')}
    </SubmitButton>
  );
}
