import { notificationAge } from '@rondo/rules/notifications';
import { useNow } from './clock.tsx';
import { useFormats } from './formats.ts';
import { useT } from './i18n.tsx';

/** How long ago something happened, in words (product.md#notifications). */
export function useAge(instant: string): string {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const age = notificationAge(new Date(instant), new Date(now));
  switch (age.form) {
    case 'minutes':
      return t('age.minutes', { count: age.count });
    case 'hours':
      return t('age.hours', { count: age.count });
    case 'date':
      return formats.day(instant, now);
    default:
      return t(`age.${age.form}`);
  }
}
