import { EnquiryList } from '../features/console/enquiries/enquiry-list.tsx';
import { NoShowAppeals } from '../features/console/no-shows/no-show-appeals.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'contact', 'errors', 'venue'] as const;

/** `/console/enquiries` (product.md#enquiries). */
export default function ConsoleEnquiriesPage() {
  const t = useT();
  return (
    <ConsolePage title={t('console.enquiries.title')} intro={t('console.enquiries.intro')}>
      <NoShowAppeals />
      <EnquiryList />
    </ConsolePage>
  );
}
