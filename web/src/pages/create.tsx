import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { communityQuery } from '../features/communities/community-queries.ts';
import { useGameCommunities } from '../features/communities/queries.ts';
import { CreateGameForm } from '../features/making/create-game-form.tsx';
import { gameToEditQuery } from '../features/organising/queries.ts';
import { useOwnGames } from '../features/making/use-own-games.ts';
import type { Challenged } from '../features/making/challenged.ts';
import { createPath, readWanted } from '../features/making/wanted.ts';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { useI18n } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { showBanner } from '../ui/banner.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

export const phrases = ['organising'] as const;

/**
 * `/create` (product.md#creating-games), in steps (`?step=when`). `?from={id}` copies an existing game, and a link of the demand board begins a
 * game that people wish for. `?home={code}&challenge={code}` challenges a community in the name of another one.
 */
export default function CreatePage() {
  const { t, explain } = useI18n();
  const user = useUser();
  const [query] = useSearchParams();
  usePageHead({ title: t('nav.titles.create') });
  const fromId = query.get('from');
  const { data: from, error } = useQuery({ ...gameToEditQuery(fromId ?? ''), enabled: fromId !== null });
  useEffect(() => (error ? showBanner('error', explain(error)) : undefined), [error, explain]);
  const wanted = fromId === null ? readWanted(query) : null;
  const communities = useGameCommunities(from?.communities ?? []);
  // Only in the browser, because it starts from the draft stored there.
  const mounted = useMounted();
  // The form waits for these games, so that nothing moves under a press.
  const own = useOwnGames();
  const { challenged, isKnown } = useChallenged(query);
  const isThere = mounted && own !== null && isKnown && (fromId === null || from !== undefined || error !== null);
  // The form stays, with its input, while its queries are repeated.
  const [openedFor, setOpenedFor] = useState<string | null>();
  if (isThere && openedFor !== fromId) setOpenedFor(fromId);
  const ready = user && own && (isThere || openedFor === fromId);
  return (
    <Page title={t('create.title')} isInBar intro={t('create.intro')}>
      {ready ? (
        <CreateGameForm
          key={fromId ?? challenged?.away._id ?? (wanted && createPath(wanted))}
          freeOnly={user.role !== 'admin'}
          communities={communities}
          from={from ?? null}
          wanted={wanted}
          challenged={challenged}
          own={own}
          renderPlace={(place, problem, onChange) => <PlacePicker place={place} error={problem} onChange={onChange} />}
        />
      ) : (
        <Loading>
          <Skeleton height={900} />
        </Loading>
      )}
    </Page>
  );
}

/** The two communities of a challenge that the address names; null if it names none, or one that doesn't exist. */
function useChallenged(query: URLSearchParams): { challenged: Challenged | null; isKnown: boolean } {
  const codes = [query.get('home'), query.get('challenge')] as const;
  const isAsked = codes.every((code) => code !== null);
  const home = useQuery({ ...communityQuery(codes[0] ?? ''), enabled: isAsked });
  const away = useQuery({ ...communityQuery(codes[1] ?? ''), enabled: isAsked });
  const both = home.data && away.data ? { home: home.data.community, away: away.data.community } : null;
  return { challenged: isAsked ? both : null, isKnown: !isAsked || (!home.isPending && !away.isPending) };
}
