import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useI18n } from '../platform/i18n.tsx';
import { Mantine } from './mantine.tsx';

/** Wraps Mantine's fields with calendars in the reader's language, for parts of pages that load late. */
export function Calendars({ children }: { children: ReactNode }) {
  const { language } = useI18n();
  return (
    <Mantine>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>{children}</DatesProvider>
    </Mantine>
  );
}
