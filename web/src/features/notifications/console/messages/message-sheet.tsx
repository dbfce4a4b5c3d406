import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts as FactList } from '../../../../ui/console/facts.tsx';
import { actsOf, type MessageAct } from './chosen-messages.tsx';
import { useMessageWords } from './message-words.ts';
import { type MessageName, messageQuery, type WholeMessage } from './queries.ts';

interface Props {
  name: MessageName;
  onAct: (act: MessageAct) => void;
  onClose: () => void;
}

/** A message that failed or waits, with its receiver; opening it is logged. */
export function MessageSheet({ name, onAct, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data: message, error, refetch } = useQuery(messageQuery(name));
  return (
    <Sheet open title={message?.subject ?? t('operating.messages.title')} onClose={onClose}>
      {message ? (
        <>
          <Facts message={message} />
          {message.isAddressGone && <p className={classes.part}>{t('operating.messages.goneBody')}</p>}
          <Row gap={8} wrap above={20}>
            {actsOf(message).map((act) => (
              <Button
                key={act}
                variant={act === 'throw-away' ? 'danger' : act === 'hold' ? 'secondary' : 'primary'}
                onClick={() => onAct(act)}
              >
                {t(`operating.messages.acts.${act}.do`)}
              </Button>
            ))}
            {message.person && (
              <ButtonLink variant="secondary" to={`/console/people?step=person&id=${message.person._id}`}>
                {t('operating.messages.person')}
              </ButtonLink>
            )}
          </Row>
        </>
      ) : error ? (
        <ErrorState title={t('operating.messages.oneFailed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

function Facts({ message }: { message: WholeMessage }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const about = useMessageWords();
  return (
    <FactList>
      <dt>{t('operating.messages.to')}</dt>
      <dd>{message.address}</dd>
      <dt>{t('operating.messages.channel')}</dt>
      <dd>{t(`operating.messages.channels.${message.channel}`)}</dd>
      <dt>{t('operating.messages.kind')}</dt>
      <dd>{about(message.category)}</dd>
      <dt>{t('operating.messages.state')}</dt>
      <dd>{t(`operating.messages.states.${message.state}`)}</dd>
      <dt>{t('operating.messages.created')}</dt>
      <dd>{dates.moment(message.createdAt)}</dd>
      <dt>{t('operating.messages.attempts')}</dt>
      <dd>{formats.number(message.attempts)}</dd>
      {message.nextAt && (
        <>
          <dt>{t('operating.messages.next')}</dt>
          <dd>{dates.moment(message.nextAt)}</dd>
        </>
      )}
      {message.lastError && (
        <>
          <dt>{t('operating.messages.error')}</dt>
          <dd>{message.lastError}</dd>
        </>
      )}
    </FactList>
  );
}
