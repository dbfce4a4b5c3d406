import { PeopleList } from '../features/console/people/people-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/people` (product.md#administration). */
export default function ConsolePeoplePage() {
  const t = useT();
  return (
    <ConsolePage title={t('console.people.title')} intro={t('console.people.intro')}>
      <PeopleList />
    </ConsolePage>
  );
}
