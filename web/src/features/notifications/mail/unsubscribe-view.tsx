import type { MailTopic } from '@rondo/contract';
import { readUnsubscribe, unsubscribe } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import classes from './unsubscribe.module.css';

export const mailTopicQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-topic', token],
    queryFn: async () => (await call(readUnsubscribe, { params: { token } })).data,
  });

/** Unsubscribes by a mailed link, without a login. Nothing happens before the button is pressed, because scanners follow links too. */
export function UnsubscribeView({ token }: { token: string }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(mailTopicQuery(token));
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        level={1}
        title={t('notices.unsubscribe.invalid')}
        action={<ButtonLink to="/settings#notifications">{t('notices.unsubscribe.settings')}</ButtonLink>}
      >
        {t('notices.unsubscribe.invalidBody')}
      </EmptyState>
    );
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={280} />
      </Loading>
    );
  return <Question token={token} topic={data.category} subscribed={data.subscribed} />;
}

function Question({ token, topic, subscribed }: { token: string; topic: MailTopic; subscribed: boolean }) {
  const t = useT();
  const refusal = useRefusal();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (undo: boolean) => (await call(unsubscribe, { params: { token }, body: { undo } })).data,
    onSuccess: (data) => client.setQueryData(mailTopicQuery(token).queryKey, data),
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  const said = change.isSuccess || !subscribed ? t(`notices.unsubscribe.${subscribed ? 'undone' : 'done'}`) : null;
  return (
    <>
      <Text as="h1" below={20}>
        {t('notices.unsubscribe.title')}
      </Text>
      <Card>
        <div {...refusal.form} className={classes.question}>
          <p className={classes.which}>
            <Which topic={topic} />
          </p>
          <p>{t(topic === 'newsletter' ? 'notices.unsubscribe.bodyNewsletter' : 'notices.unsubscribe.body')}</p>
          <Text as="output" tone="confirmed" weight={650} className={classes.said}>
            {said}
          </Text>
          {refusal.whole && <Problem>{refusal.whole}</Problem>}
          <Row gap={10} wrap>
            <SubmitButton
              type="button"
              variant={subscribed ? 'primary' : 'secondary'}
              working={change.isPending}
              onClick={() => change.mutate(!subscribed)}
            >
              {subscribed
                ? t(change.isSuccess ? 'notices.unsubscribe.again' : 'notices.unsubscribe.confirm')
                : t('notices.unsubscribe.undo')}
            </SubmitButton>
            <ButtonLink to="/settings#notifications" variant="plain">
              {t('notices.unsubscribe.settings')}
            </ButtonLink>
          </Row>
        </div>
      </Card>
    </>
  );
}

function Which({ topic }: { topic: MailTopic }) {
  const { t } = useI18n();
  if (topic === 'newsletter') return t('notices.unsubscribe.questionNewsletter');
  if (topic === 'all') return t('notices.unsubscribe.questionAll');
  return t('notices.unsubscribe.question', { name: t(`notices.settings.categories.${topic}.name`) });
}
