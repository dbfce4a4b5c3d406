import { testNewsletter } from '@rondo/contract/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { showBanner } from '../../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts as FactList } from '../../../../ui/console/facts.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { type Newsletter, newsletterQuery } from './queries.ts';

interface Props {
  id: string;
  onStep: (step: 'write' | 'send' | 'stop') => void;
  onClose: () => void;
}

/** A newsletter: its progress, the acts on it, and how it arrives. */
export function NewsletterSheet({ id, onStep, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data: newsletter, error, refetch } = useQuery(newsletterQuery(id));
  return (
    <Sheet open title={newsletter?.title || t('newsletters.title')} onClose={onClose}>
      {newsletter ? (
        <>
          <Facts newsletter={newsletter} />
          {newsletter.state === 'draft' && <DraftActs id={id} onStep={onStep} />}
          {newsletter.state === 'sending' && <Progress newsletter={newsletter} onStop={() => onStep('stop')} />}
          <NewsletterPreview id={id} />
        </>
      ) : error ? (
        <ErrorState title={t('newsletters.oneFailed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

function Facts({ newsletter }: { newsletter: Newsletter }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const { state, author, createdAt, finishedAt } = newsletter;
  return (
    <FactList>
      <dt>{t('newsletters.state')}</dt>
      <dd>{t(`newsletters.states.${state}`)}</dd>
      <dt>{t('newsletters.author')}</dt>
      <dd>{author}</dd>
      <dt>{t('newsletters.created')}</dt>
      <dd>{dates.moment(createdAt)}</dd>
      {finishedAt && (
        <>
          <dt>{t('newsletters.finished')}</dt>
          <dd>{dates.moment(finishedAt)}</dd>
        </>
      )}
      {state !== 'draft' &&
        (['people', 'sent', 'bounced', 'left'] as const).map((figure) => (
          <Figure key={figure} name={t(`newsletters.${figure}`)} value={formats.number(newsletter[figure])} />
        ))}
    </FactList>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function DraftActs({ id, onStep }: Pick<Props, 'id' | 'onStep'>) {
  const { t, explain } = useI18n();
  const test = useMutation({
    mutationFn: (idempotencyKey: string) => call(testNewsletter, { params: { id }, body: {}, idempotencyKey }),
    onSuccess: () => showBanner('success', t('newsletters.tested')),
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <Row gap={8} wrap above={20}>
      <Button onClick={() => onStep('send')}>{t('newsletters.send')}</Button>
      <Button variant="secondary" onClick={() => onStep('write')}>
        {t('newsletters.write')}
      </Button>
      <SubmitButton
        type="button"
        variant="secondary"
        working={test.isPending}
        onClick={() => test.mutate(crypto.randomUUID())}
      >
        {t('newsletters.test')}
      </SubmitButton>
    </Row>
  );
}

function Progress({ newsletter: { sent, people }, onStop }: { newsletter: Newsletter; onStop: () => void }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes.part}>
      <output>{t('newsletters.progress', { sent: formats.number(sent), people: formats.number(people) })}</output>
      <p>{t('newsletters.sending')}</p>
      <Row gap={8} wrap above={8}>
        <Button variant="danger" onClick={onStop}>
          {t('newsletters.stop')}
        </Button>
      </Row>
    </div>
  );
}
