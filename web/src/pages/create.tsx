import { GameForm } from '../features/games/form/game-form.tsx';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/create` (1-games §5). */
export default function Create() {
  const t = useT();
  const user = useUser();
  // The draft is in the browser only.
  const mounted = useMounted();
  usePageHead({ title: t('create.title'), description: t('create.intro') });
  return (
    <Page title={t('create.title')} intro={t('create.intro')}>
      {user && mounted ? (
        <GameForm
          freeOnly={user.role !== 'admin'}
          renderPlace={(place, error, onChange) => <PlacePicker place={place} error={error} onChange={onChange} />}
        />
      ) : (
        <Loading>
          <Skeleton height={560} />
        </Loading>
      )}
    </Page>
  );
}
