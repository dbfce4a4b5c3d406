import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  onClose: () => void;
  onClear: () => void;
  /** The number of games that match the filters now; undefined if it isn't known, or large. */
  count: number | undefined;
  children: ReactNode;
}

/** The filters on a phone. They apply at once; the button below only says how many games match. */
export default function FilterSheet({ onClose, onClear, count, children }: Props) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button onClick={onClose}>{count === undefined ? t('filters.showAll') : t('filters.show', { count })}</Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
