import { notificationCategoryNames } from '@rondo/rules/notifications';
import { useCallback } from 'react';
import { useT } from '../../../../platform/i18n.tsx';

const known = [...notificationCategoryNames, 'all', 'newsletter'] as const;

export function useMessageWords(): (category: string | null) => string {
  const t = useT();
  return useCallback(
    (category) => {
      const name = category === null ? 'account' : (known.find((one) => one === category) ?? 'other');
      return t(`operating.messages.about.${name}`);
    },
    [t],
  );
}

export function MessageAbout({ category }: { category: string | null }) {
  return useMessageWords()(category);
}
