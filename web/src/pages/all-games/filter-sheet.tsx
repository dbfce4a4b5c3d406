import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  /** How many games the filters find now. */
  count: number | undefined;
  children: ReactNode;
}

/** The filters on a phone; they work at once, the button below only says what they find. */
export function FilterSheet({ open, onClose, onClear, count, children }: Props) {
  const t = useT();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('games.filters.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('games.filters.clear')}
          </Button>
          <Button onClick={onClose}>
            {count === undefined ? t('games.filters.showAll') : t('games.filters.show', { count })}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
