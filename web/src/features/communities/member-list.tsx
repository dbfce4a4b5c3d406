import type { CommunityMember } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT, WithPhrases } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useUser } from '../../platform/session.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx';
import { PlayerName } from '../../ui/player-name.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { breakingChips, Chip } from '../../ui/chips.tsx';
import { Paging } from '../../ui/paging.tsx';
import { rowHeight } from '../../ui/row-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TagChips } from '../../ui/tag-chips.tsx';
import { ForAdmins } from './leading/for-admins.tsx';
import classes from './member-list.module.css';
import { type CommunityDetails, communityMembersQuery, type MemberSearch, memberTextMax } from './community-queries.ts';
import { Deferred } from '../../ui/deferred.tsx';

const phrases = ['labels'] as const;

/** Wraps the parts that only members of a community see, so that nobody else loads their chunks and phrases. */
function ForMembers({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  return (
    <Deferred waiting={waiting}>
      <WithPhrases parts={phrases} fallback={waiting}>
        {children}
      </WithPhrases>
    </Deferred>
  );
}

interface Props {
  details: CommunityDetails;
  search: MemberSearch;
}

const MemberActions = lazy(() => import('./leading/member-actions.tsx'));
const LedLabels = lazy(() => import('./leading/led-labels.tsx'));
const MemberLabels = lazy(() => import('./labels/member-labels.tsx'));
const OwnPanel = lazy(() => import('./labels/own-panel.tsx'));

const address = ({ query, page }: MemberSearch) =>
  `?${new URLSearchParams({ tab: 'members', ...(query && { query }), ...(page > 1 && { page: String(page) }) }).toString()}`;

/** The members of a community: admins first, then by name. */
export default function MemberList({ details, search }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <>
      {details.joinRequest?.status === 'approved' && (
        <div className={classes.own}>
          <ForMembers waiting={<Skeleton height={rowHeight} />}>
            <OwnPanel community={details.community} />
          </ForMembers>
        </div>
      )}
      <div className={classes.search}>
        <SearchField
          label={t('communities.members.search')}
          placeholder={t('communities.members.search')}
          maxLength={memberTextMax}
          text={search.query}
          onSearch={(query) =>
            void navigate(address({ query, page: 1 }), { replace: params.has('query'), preventScrollReset: true })
          }
        />
      </div>
      <Members details={details} search={search} />
    </>
  );
}

function Members({ details: { community, joinRequest, mayLead }, search }: Props) {
  const { t, explain } = useI18n();
  const isMember = joinRequest?.status === 'approved';
  const { data, error, refetch, isPlaceholderData } = useQuery(communityMembersQuery(community.shortCode, search));
  if (error && !data)
    return (
      <ErrorState title={t('communities.members.failed')} message={explain(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <MembersSkeleton />;
  if (data.members.length === 0) {
    return search.query ? (
      <EmptyState
        title={t('communities.members.notFound')}
        action={
          <ButtonLink to={address({ query: '', page: 1 })} variant="secondary" preventScrollReset>
            {t('common.clearSearch')}
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState drawing={<Drawing of="shirts" />} title={t('communities.members.none')}>
        {t('communities.members.noneBody')}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid as="ul" least={320} gap={12} aria-busy={isPlaceholderData}>
        {data.members.map((member) => (
          <Row key={member._id} as="li" gap={12} align="center" shrinks className={classes.member}>
            <Member member={member} />
            {(isMember || mayLead) && (
              <ForMembers>
                <MemberLabels community={community} member={member} isMember={isMember}>
                  {mayLead ? (
                    <ForAdmins>
                      <LedLabels community={community} member={member} />
                    </ForAdmins>
                  ) : null}
                </MemberLabels>
              </ForMembers>
            )}
            {mayLead && (
              <ForAdmins>
                <MemberActions community={community} member={member} />
              </ForAdmins>
            )}
          </Row>
        ))}
      </Grid>
      <Paging page={search.page} totalPages={data.pagination.totalPages} to={(page) => address({ ...search, page })} />
    </>
  );
}

function Member({ member }: { member: CommunityMember }) {
  const t = useT();
  const formatName = useFormatName();
  const formats = useFormats();
  const isReader = useUser()?._id === member._id;
  const name = formatName(member.name);
  return (
    <>
      <Avatar name={name} photo={member.photo} size={48} />
      <Stack gap={4} shrinks className={classes.words}>
        <Row as="p" gap={8} lineGap={2} align="center" wrap className={breakingChips}>
          <PlayerName id={member._id} className={classes.name}>
            {member.nickname ?? name}
          </PlayerName>
          {member.nickname && (
            <Text as="span" tone="muted" breaks>
              {name}
            </Text>
          )}
          {member.isAdmin && (
            <Chip icon="shield" tone="info">
              {t('communities.members.admin')}
            </Chip>
          )}
          {member.isGuest && <Chip>{t('nav.guest')}</Chip>}
          {isReader && <Chip tone="info">{t('communities.members.you')}</Chip>}
        </Row>
        <TagChips tags={member.tags} />
        {member.eloArray.length > 0 && (
          <Row as="ul" gap={16} lineGap={2} wrap size={14} tone="muted" className="numbers">
            {member.eloArray.map(({ sport, elo, band }) => (
              <Row as="li" gap={6} align="center" key={sport}>
                <SportMark sport={sport} size={16} />
                <span className="visually-hidden">
                  {t('communities.members.score', { sport: t(`games.sport.${sport}`) })}
                </span>
                <Text as="strong" tone="ink">
                  {formats.score(elo)}
                </Text>{' '}
                {t(`score.bands.${band}`)}
              </Row>
            ))}
          </Row>
        )}
      </Stack>
    </>
  );
}

function MembersSkeleton() {
  return (
    <Loading>
      <Grid least={320} gap={12}>
        {Array.from({ length: 6 }, (_, index) => (
          <Row key={index} gap={12} align="center" shrinks className={classes.member}>
            <Skeleton width={48} height={48} round />
            <Stack gap={4} grows>
              <Skeleton width="60%" height={20} />
              <Skeleton width="40%" height={16} />
            </Stack>
          </Row>
        ))}
      </Grid>
    </Loading>
  );
}
