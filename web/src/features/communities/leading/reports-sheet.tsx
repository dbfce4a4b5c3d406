import type { Community, ReportedLabel } from '@rondo/contract';
import { labelForm } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useDecideLabel } from './label-commands.ts';
import classes from './leading.module.css';
import { reportsQuery } from './queries.ts';

interface Props {
  community: Community;
  onClose: () => void;
}

/** Tags and nicknames that members reported, which admins remove or let stay. */
export function ReportsSheet({ community, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(reportsQuery(community._id));
  return (
    <Sheet open title={t('leading.reports.title')} onClose={onClose}>
      {error && !data ? (
        <ErrorState title={t('leading.reports.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <Skeleton height={160} />
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState title={t('leading.reports.none')} level={3} sign="check">
          {t('leading.reports.noneBody')}
        </EmptyState>
      ) : (
        <Stack as="ul">
          {data.map((report) => (
            <Report key={`${report.userId} ${report.kind} ${report.words}`} community={community} report={report} />
          ))}
        </Stack>
      )}
    </Sheet>
  );
}

function Report({ community, report }: { community: Community; report: ReportedLabel }) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const { userId: targetUserId, kind, words, suggestedBy, reasons } = report;
  const [reason, setReason] = useTypedState(`reason ${targetUserId} ${kind} ${words}`, '');
  const name = formatName(report.name);
  const decide = useDecideLabel(community, ({ decision }) =>
    showBanner('success', t(decision === 'remove' ? 'leading.reports.removed' : 'leading.reports.kept', { words })),
  );
  const answer = (decision: 'remove' | 'keep') =>
    decide.mutate(
      { targetUserId, kind, words, decision, reason },
      { onError: (error) => showBanner('error', explain(error)) },
    );
  const isUnderWay = (decision: 'remove' | 'keep') => decide.isPending && decide.variables.decision === decision;
  return (
    <Stack as="li" gap={10} breaks className={classes.report}>
      <Text as="h3" size={17}>
        {words}
      </Text>
      <Text size={14} tone="muted" ownLine>
        {t(kind === 'tag' ? 'leading.reports.tagOf' : 'leading.reports.nicknameOf', { name })}
        {suggestedBy && `. ${t('leading.reports.suggestedBy', { name: suggestedBy })}`}
      </Text>
      <Stack aria-label={t('leading.reports.why')} as="ul" gap={4}>
        {[...new Set(reasons)].map((said) => (
          <li key={said}>“{said}”</li>
        ))}
      </Stack>
      <Field
        label={t('leading.reports.reason', { name })}
        maxLength={labelForm.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={classes.tools}>
        <SubmitButton
          type="button"
          variant="danger"
          aria-label={t('leading.reports.remove', { words })}
          working={isUnderWay('remove')}
          onClick={() => answer('remove')}
        >
          {t('leading.reports.removeShort')}
        </SubmitButton>
        <SubmitButton
          type="button"
          variant="secondary"
          aria-label={t('leading.reports.keep', { words })}
          working={isUnderWay('keep')}
          onClick={() => answer('keep')}
        >
          {t('leading.reports.keepShort')}
        </SubmitButton>
      </div>
    </Stack>
  );
}
