import type { Wish } from '@rondo/contract';
import { wishLimits } from '@rondo/rules/wishes';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { settingsQuery } from '../features/accounts/settings/settings-queries.ts';
import { preferredCitiesQuery } from '../features/places/queries.ts';
import { wishesQuery } from '../features/wishes/queries.ts';
import { WishCard } from '../features/wishes/wish-card.tsx';
import { useNow } from '../platform/clock.tsx';
import { localDate } from '../platform/formats.ts';
import { useI18n } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { sessionQuery } from '../platform/session.ts';
import { useUrlStep } from '../platform/use-url-step.ts';
import { Button } from '../ui/button.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Icon } from '../ui/icon.tsx';
import { Text } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { draftFrom, draftOf, listOf } from './wishes/draft-of.ts';
import { WishPlace } from './wishes/wish-place.tsx';
import classes from './wishes/wishes.module.css';

export const phrases = ['wishes'] as const;

const WishSheet = lazy(() => import('../features/wishes/wish-sheet.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  if (await client.fetchQuery(sessionQuery)) await client.prefetchQuery(wishesQuery);
}

/** The filters that a new wish begins with; closing the sheet removes them from the address. */
const filters = ['id', 'sports', 'levels', 'price', 'evening', 'city', 'latitude', 'longitude', 'radius'];

/** `/wishes` (pages.md#wishes): the games that the user would like to play, and existing games that fit. */
export default function WishesPage() {
  const { t, explain } = useI18n();
  usePageHead({ title: t('nav.titles.wishes') });
  const today = localDate(useNow());
  const { data: wishes, error, refetch } = useQuery(wishesQuery);
  const { step, about, open, close } = useUrlStep(['new', 'edit'], filters);
  const edited = step === 'edit' ? wishes?.find(({ _id: id }) => id === about('id')) : undefined;
  const create = (
    <Button onClick={() => open('new')}>
      <Icon name="plus" size={18} />
      {t('wishes.create')}
    </Button>
  );
  return (
    <Page title={t('nav.titles.wishes')} isInBar intro={t('wishes.intro')} width="reading">
      {!wishes && error && (
        <ErrorState title={t('wishes.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!wishes && !error && (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
      {wishes?.length === 0 && (
        <EmptyState title={t('wishes.none')} action={create}>
          {t('wishes.noneBody')}
        </EmptyState>
      )}
      {wishes && wishes.length > 0 && (
        <>
          {wishes.length < wishLimits.most && create}
          <ul className={classes.list} aria-label={t('wishes.list')}>
            {wishes.map((wish) => (
              <li key={wish._id}>
                <WishCard wish={wish} listPath={listOf(wish, today)} onEdit={() => open('edit', { id: wish._id })} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Text above={12} size={15} tone="muted" measure className={classes.uses}>
        {t('wishes.uses')}
      </Text>
      <Text above={12} size={15} tone="muted" measure className={classes.uses}>
        <Link to="/settings#notifications">{t('wishes.settings')}</Link>
      </Text>
      {step === 'new' && <NewWish today={today} onClose={close} />}
      {edited && <EditWish wish={edited} onClose={close} />}
    </Page>
  );
}

function NewWish({ today, onClose }: { today: string; onClose: () => void }) {
  const [query] = useSearchParams();
  const settings = useQuery(settingsQuery);
  const cities = useQuery(preferredCitiesQuery({}));
  // The form waits for the user's settings, so that nothing moves under a press.
  if (settings.isPending || cities.isPending) return null;
  const { likedSports = [], playingHours = [], homeCity } = settings.data ?? {};
  const home = cities.data?.find(({ name }) => name === homeCity);
  const place = home ? { name: home.name, coordinates: home.location.coordinates } : null;
  const draft = draftOf(query, today, { likedSports, playingHours, place });
  return (
    <Deferred waiting={null}>
      <WishSheet wish={null} draft={draft} renderPlace={(props) => <WishPlace {...props} />} onClose={onClose} />
    </Deferred>
  );
}

function EditWish({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  return (
    <Deferred waiting={null}>
      <WishSheet
        wish={wish}
        draft={draftFrom(wish)}
        renderPlace={(props) => <WishPlace {...props} />}
        onClose={onClose}
      />
    </Deferred>
  );
}
