import type { Community, CommunityRequest } from '@rondo/contract';
import { every } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { pageFromQuery } from '../../../platform/page-from-query.ts';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Paging } from '../../../ui/paging.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { type Decision, useDecide } from './commands.ts';
import { requestsQuery } from './queries.ts';
import { RequestCard } from './request-card.tsx';
import classes from './requests.module.css';

const pageAddress = (page: number) => `?tab=requests${page > 1 ? `&page=${page}` : ''}`;
const steps = every<Decision['decision']>()(['approve', 'deny']);

/** The requests to join a community, which admins approve or deny one by one or together. */
export default function Requests({ community }: { community: Community }) {
  const { t, explain } = useI18n();
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const section = useRef<HTMLElement>(null);
  const { data, error, refetch, isPlaceholderData } = useQuery(requestsQuery(community._id, page));
  const last = Math.max(1, data?.pagination.totalPages ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && page > last;
  const navigate = useNavigate();
  useEffect(() => {
    if (isBeyond) void navigate(pageAddress(last), { replace: true });
  });
  if (error && !data) {
    return <ErrorState title={t('leading.requests.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <RequestsSkeleton />;
  const { totalCount, totalPages } = data.pagination;
  return (
    <section ref={section} tabIndex={-1} aria-label={t('leading.requests.title')} className={classes.section}>
      {totalCount === 0 ? (
        <EmptyState title={t('leading.requests.none')} level={3} sign="check">
          {t(community.communityOptions.isPrivate ? 'leading.requests.noneBody' : 'leading.requests.noneOpen')}
        </EmptyState>
      ) : data.requests.length === 0 ? (
        <RequestsSkeleton />
      ) : (
        <List
          community={community}
          requests={data.requests}
          onAnswered={() => section.current?.focus({ preventScroll: true })}
        />
      )}
      <Paging page={page} totalPages={totalPages} to={pageAddress} />
    </section>
  );
}

function RequestsSkeleton() {
  return (
    <Loading>
      <Skeleton height={320} />
    </Loading>
  );
}

interface ListProps {
  community: Community;
  requests: readonly CommunityRequest[];
  /** Called when requests leave the list: the focused button goes with them, so the focus has to move. */
  onAnswered: () => void;
}

function List({ community, requests, onAnswered }: ListProps) {
  const t = useT();
  const step = useUrlStep(steps, ['who']);
  const answering = step.step;
  const decide = useDecide(community);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = requests.filter(({ userId }) => selected.has(userId));
  const asked = step.about('who')?.split(',') ?? [];
  const answered = requests.filter(({ userId }) => asked.includes(userId));
  const ask = (decision: Decision['decision'], people: readonly CommunityRequest[]) =>
    step.open(decision, { who: people.map(({ userId }) => userId).join(',') });
  const hasAnswered = useRef(false);
  const answer = (decision: Decision) => {
    decide.mutate(decision);
    hasAnswered.current = true;
  };
  // Waits until the sheet has closed: nothing behind it can take the focus before that, and it returns the focus to a button that has gone.
  useEffect(() => {
    if (answering || !hasAnswered.current) return;
    hasAnswered.current = false;
    onAnswered();
  });
  const toggle = (userId: string) => setSelected(selected.symmetricDifference(new Set([userId])));
  return (
    <>
      {requests.length > 1 && (
        <Row gap={20} lineGap={4} align="center" justify="between" wrap className={classes.several}>
          <Checkbox
            label={
              chosen.length > 0 ? t('leading.requests.chosen', { count: chosen.length }) : t('leading.requests.all')
            }
            checked={chosen.length === requests.length}
            onChange={({ target }) => setSelected(new Set(target.checked ? requests.map(({ userId }) => userId) : []))}
          />
          {chosen.length > 0 && (
            <Row gap={8} wrap className={classes.actions}>
              <Button onClick={() => answer({ decision: 'approve', people: chosen })}>
                {t('leading.requests.approve')}
              </Button>
              <Button variant="secondary" onClick={() => ask('deny', chosen)}>
                {t('leading.requests.deny')}
              </Button>
              <Button variant="plain" onClick={() => ask('approve', chosen)}>
                {t('leading.requests.approveWithNote')}
              </Button>
            </Row>
          )}
        </Row>
      )}
      <ul className={classes.list}>
        {requests.map((request) => (
          <RequestCard
            key={request.userId}
            request={request}
            selection={
              requests.length > 1
                ? { selected: selected.has(request.userId), onToggle: () => toggle(request.userId) }
                : null
            }
            onApprove={() => answer({ decision: 'approve', people: [request] })}
            onAsk={(decision) => ask(decision, [request])}
          />
        ))}
      </ul>
      {answering && answered.length > 0 && (
        <AnswerSheet
          decision={answering}
          people={answered}
          onClose={step.close}
          onAnswer={(adminNote) => {
            step.close();
            answer({ decision: answering, people: answered, adminNote });
          }}
        />
      )}
    </>
  );
}
