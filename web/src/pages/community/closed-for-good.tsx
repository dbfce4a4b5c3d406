import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** A community that Rondo closed: the reason that its members were told, and a link to other communities. */
export function ClosedForGood({ note }: { note: string }) {
  const t = useT();
  return (
    <EmptyState
      drawing={<Drawing of="board" />}
      title={t('communities.page.closed')}
      action={<ButtonLink to="/communities">{t('nav.communities')}</ButtonLink>}
    >
      {note}
    </EmptyState>
  );
}
