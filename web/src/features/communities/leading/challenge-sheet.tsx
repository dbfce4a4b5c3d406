import type { Community } from '@rondo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { Stack, Text } from '../../../ui/layout.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { communitiesQuery } from '../queries.ts';
import { textMax } from '../search.ts';
import classes from './leading.module.css';

/** As many as are looked through at a glance; a word narrows them. */
const shown = 8;

/** Finds the community to challenge; the form of a game does the rest. */
export function ChallengeSheet({ community, onClose }: { community: Community; onClose: () => void }) {
  const { t, explain } = useI18n();
  const [text, setText] = useTypedState('challenge', '');
  const search = { ...(text && { query: text }), limit: shown };
  const { data, error, refetch } = useQuery({ ...communitiesQuery(search), placeholderData: keepPreviousData });
  const others = data?.communities.filter(
    ({ _id, communityOptions }) => _id !== community._id && !communityOptions.isPrivate,
  );
  return (
    <Sheet open title={t('leading.challenge.title')} onClose={onClose}>
      <div className={classes.body}>
        <p>{t('leading.challenge.intro')}</p>
        <SearchField
          label={t('communities.search.label')}
          placeholder={t('communities.search.placeholder')}
          maxLength={textMax}
          text={text}
          onSearch={setText}
        />
        {error && !data ? (
          <ErrorState title={t('leading.challenge.failed')} message={explain(error)} onRetry={() => void refetch()} />
        ) : !others ? (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        ) : others.length === 0 ? (
          <p>{t('leading.challenge.none')}</p>
        ) : (
          <Stack as="ul" gap={2}>
            {others.map(({ _id, name, shortCode, sport, location }) => (
              <li key={_id}>
                <Link to={pathOf(community, shortCode)} className={classes.community}>
                  <Stack as="span" gap={2}>
                    <strong>{name}</strong>
                    <Text as="span" size={15} tone="muted">
                      {t(`games.sport.${sport}`)}, {location.city}
                    </Text>
                  </Stack>
                </Link>
              </li>
            ))}
          </Stack>
        )}
      </div>
    </Sheet>
  );
}

const pathOf = ({ shortCode: home }: Community, challenge: string): string =>
  `/create?${new URLSearchParams({ home, challenge }).toString()}`;
