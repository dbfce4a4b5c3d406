import type { listConsoleGames } from '@rondo/contract';
import { useT } from '../../../../platform/i18n.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Shown } from '../../../../ui/console/description.ts';

/** Opens the acts on all games of the list, if any of them is still to come. */
export function BulkButton({ rows }: Shown<typeof listConsoleGames>) {
  const t = useT();
  const { open } = useUrlStep(['bulk'], ['id']);
  if (!rows.some(({ status, archived }) => !archived && status !== 'cancelled')) return null;
  return (
    <Button variant="secondary" onClick={() => open('bulk')}>
      {t('console.bulk.open')}
    </Button>
  );
}
