import { ratedSports } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { communityQuery } from '../features/communities/community-queries.ts';
import { leaderboardQuery } from '../features/leaderboard/queries.ts';
import { Ranks } from '../features/leaderboard/ranks.tsx';
import { ScoreExplained } from '../features/leaderboard/score-explained.tsx';
import { type LeaderboardSearch, readSearch, writeSearch } from '../features/leaderboard/search.ts';
import { useOwnRank } from '../features/leaderboard/use-own-rank.ts';
import { useT } from '../platform/i18n.tsx';
import { cityNames, preferredCitiesQuery } from '../features/places/queries.ts';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useUser } from '../platform/session.ts';
import { ButtonLink, SubmitButton } from '../ui/button.tsx';
import { ToggleChip } from '../ui/chips.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/field.tsx';
import { Row, Stack, Text } from '../ui/layout.tsx';
import { Card, Page } from '../ui/page.tsx';
import { SportMark } from '../ui/sport/sport-mark.tsx';
import classes from './leaderboard/leaderboard.module.css';

export const phrases = ['leaderboard'] as const;

export async function prefetch({ client, url }: PageRequest): Promise<{ status: number } | void> {
  const search = readSearch(url.searchParams);
  const community = search.community === null ? null : communityQuery(search.community);
  await Promise.all([
    client.prefetchQuery(leaderboardQuery(search)),
    client.prefetchQuery(preferredCitiesQuery({})),
    ...(community ? [client.prefetchQuery(community)] : []),
  ]);
  if (community && client.getQueryData(community.queryKey) === null) return { status: 404 };
}

/** `/leaderboard` (product.md#leaderboard): of everybody, of a community's members, or of a city's players. All choices are in the address. */
export default function Leaderboard() {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = readSearch(query);
  const { sport } = search;
  const { data } = useQuery({ ...communityQuery(search.community ?? ''), enabled: search.community !== null });
  const community = data?.community;
  const name = community?.name ?? search.city;
  const title = name === null ? t('leaderboard.title') : t('leaderboard.titleOf', { name });
  usePageHead({ title, description: t('leaderboard.description', { sport: t(`games.sport.${sport}`) }) });
  const go = (change: Partial<LeaderboardSearch>, replace = false) =>
    void navigate(writeSearch({ ...search, page: 1, ...change }), { replace, preventScrollReset: true });
  return (
    <Page>
      <header className={classes.head}>
        {community && (
          <Link className={classes.back} to={`/community/${community.shortCode}`}>
            <Icon name="left" size={18} />
            {t('leaderboard.toCommunity', { name: community.name })}
          </Link>
        )}
        <h1 className={community ? undefined : 'visually-hidden-on-phone'}>{title}</h1>
        <Text above={8} size={17} tone="muted" measure>
          {community
            ? t('leaderboard.introOf', { name: community.name })
            : search.city
              ? t('leaderboard.introCity', { city: search.city })
              : t('leaderboard.intro')}
        </Text>
      </header>
      <Row gap={8} align="center" wrap className={classes.filters}>
        {ratedSports.map((one) => (
          <ToggleChip key={one} pressed={one === sport} onToggle={() => go({ sport: one })}>
            <SportMark sport={one} size={18} />
            {t(`games.sport.${one}`)}
          </ToggleChip>
        ))}
        <Row gap={8} align="center" wrap className={classes.place}>
          {!search.community && <CityChoice chosen={search.city} onChoose={(city) => go({ city })} />}
          <MyRank search={search} />
        </Row>
      </Row>
      <div className={classes.columns}>
        <section>
          <h2 className="visually-hidden">{t('leaderboard.players')}</h2>
          <Ranks search={search} onBeyond={(page) => go({ page }, true)} />
        </section>
        <Stack gap={20}>
          <ScoreExplained />
          <Stack as={Card} gap={10} align="start">
            <Text as="h2" size={22}>
              {t('leaderboard.play.title')}
            </Text>
            <Text tone="muted">{t('leaderboard.play.body')}</Text>
            <ButtonLink to="/allgames">{t('leaderboard.play.go')}</ButtonLink>
          </Stack>
        </Stack>
      </div>
    </Page>
  );
}

/** Chooses a city, or all cities. */
function CityChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (city: string | null) => void }) {
  const t = useT();
  const { data: cities = [] } = useQuery(preferredCitiesQuery({}));
  return (
    <div className={classes.city}>
      <SelectField
        label={t('leaderboard.city')}
        hideLabel
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChoose(value || null)}
      >
        <option value="">{t('leaderboard.allCities')}</option>
        {cityNames(cities, chosen).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
}

/** Lets logged-in users go to their own row. */
function MyRank({ search }: { search: LeaderboardSearch }) {
  const t = useT();
  const user = useUser();
  const { mutate, isPending } = useOwnRank(search);
  if (!user) return null;
  return (
    <SubmitButton type="button" variant="secondary" working={isPending} onClick={() => mutate(user._id)}>
      <Icon name="trophy" />
      {t('leaderboard.myRank')}
    </SubmitButton>
  );
}
