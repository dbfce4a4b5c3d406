import type { GroupMessage } from '@rondo/contract';
import { useAge } from '../../platform/age.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import classes from './messages.module.css';
import { useDecide } from './commands.ts';
import { type Group } from './queries.ts';

interface Props {
  group: Group;
  messages: readonly GroupMessage[];
  onReport: (id: string) => void;
}

/** Messages to everyone, the newest first, as plain text, each with its author, time and a way to report it. */
export function MessageList({ group, messages, onReport }: Props) {
  return (
    <Stack as="ul" className={classes.list}>
      {messages.map((message) => (
        <Message key={message._id} group={group} message={message} onReport={() => onReport(message._id)} />
      ))}
    </Stack>
  );
}

function Message({ group, message, onReport }: { group: Group; message: GroupMessage; onReport: () => void }) {
  const t = useT();
  const formatName = useFormatName();
  const age = useAge(message.createdAt);
  const { author, isOwn, words, createdAt, reached, isReported, reports } = message;
  const name = isOwn
    ? t('coLeading.messages.own')
    : author === null
      ? t('coLeading.messages.formerly')
      : formatName(author);
  return (
    <Stack as="li" gap={4} className={classes.message}>
      <Row as="p" gap={12} lineGap={2} justify="between" wrap>
        <Text as="strong" breaks>
          {name}
        </Text>
        <Text as="span" size={14} tone="muted" className="numbers">
          <time dateTime={createdAt}>{age}</time>
          {reached !== null && ` · ${t('coLeading.messages.reached', { count: reached })}`}
        </Text>
      </Row>
      <p className={classes.words}>{words}</p>
      {reports !== null && reports.length > 0 && <Reports group={group} message={message} reports={reports} />}
      {!isOwn &&
        reports === null &&
        (isReported ? (
          <Text as="span" size={14} tone="muted">
            {t('coLeading.messages.reported')}
          </Text>
        ) : (
          <Button variant="plain" className={classes.report} onClick={onReport}>
            {t('coLeading.messages.report')}
          </Button>
        ))}
    </Stack>
  );
}

/** The reports of a message, for the people who decide about it. */
function Reports({
  group,
  message,
  reports,
}: {
  group: Group;
  message: GroupMessage;
  reports: NonNullable<GroupMessage['reports']>;
}) {
  const { t, explain } = useI18n();
  const decide = useDecide(group, {
    onDone: (decision) =>
      showBanner('success', t(decision === 'remove' ? 'coLeading.messages.removed' : 'coLeading.messages.kept')),
    onRefused: (error) => showBanner('error', explain(error)),
  });
  const answer = (decision: 'remove' | 'keep') => decide.mutate({ messageId: message._id, decision });
  const reasons = [...new Set(reports.map(({ reason }) => reason).filter((reason) => reason !== ''))];
  return (
    <Stack gap={8} above={6} className={classes.reports}>
      <strong>{t('coLeading.messages.reports', { count: reports.length })}</strong>
      {reasons.map((reason) => (
        <p key={reason} className={classes.words}>
          “{reason}”
        </p>
      ))}
      <Row gap={8} wrap>
        <SubmitButton
          type="button"
          variant="danger"
          working={decide.isPending && decide.variables.decision === 'remove'}
          onClick={() => answer('remove')}
        >
          {t('coLeading.messages.remove')}
        </SubmitButton>
        <SubmitButton
          type="button"
          variant="secondary"
          working={decide.isPending && decide.variables.decision === 'keep'}
          onClick={() => answer('keep')}
        >
          {t('coLeading.messages.keep')}
        </SubmitButton>
      </Row>
    </Stack>
  );
}
