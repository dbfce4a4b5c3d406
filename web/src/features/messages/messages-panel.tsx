import { useQuery } from '@tanstack/react-query';
import { useI18n, WithPhrases } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { MessageList } from './message-list.tsx';
import classes from './messages.module.css';
import { type Group, messagesQuery } from './queries.ts';
import { ReportSheet } from './report-sheet.tsx';
import { WriteSheet } from './write-sheet.tsx';

const phrases = ['coLeading'] as const;
const steps = ['message', 'report'] as const;

interface Props {
  group: Group;
  /** Whether another part of the page has the button that writes one. */
  isOpenedElsewhere?: boolean;
}

/** The messages to everyone in a game or a community, with a button to write one for readers who may (product.md#messages). */
export function MessagesPanel(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={150} />}>
      <Messages {...props} />
    </WithPhrases>
  );
}

function Messages({ group, isOpenedElsewhere = false }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(messagesQuery(group));
  const { step, about, open, close } = useUrlStep(steps, ['about']);
  const reported = about('about');
  const writes = Boolean(data?.writing) && !isOpenedElsewhere;
  const sheet = step === 'message' && data?.writing && (
    <WriteSheet group={group} writing={data.writing} onClose={close} />
  );
  // With nothing to read and nothing to write there is no card.
  if (data && data.messages.length === 0 && !writes) return sheet;
  return (
    <Card id="messages">
      <Text as="h2" size={20}>
        {t(group.kind === 'game' ? 'coLeading.messages.title' : 'coLeading.messages.toMembers')}
      </Text>
      {error && !data ? (
        <ErrorState title={t('coLeading.messages.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <Skeleton height={90} />
        </Loading>
      ) : (
        <MessageList group={group} messages={data.messages} onReport={(id) => open('report', { about: id })} />
      )}
      {writes && (
        <Button variant="secondary" className={classes.write} onClick={() => open('message')}>
          <Icon name="chat" size={18} />
          {t('coLeading.messages.write')}
        </Button>
      )}
      {sheet}
      {step === 'report' && reported !== null && <ReportSheet group={group} messageId={reported} onClose={close} />}
    </Card>
  );
}
