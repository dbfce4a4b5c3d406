import { changeEnquiry } from '@rondo/contract/calls';
import { enquiryActs, languages } from '@rondo/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { showBanner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Address } from '../../../../ui/console/address.tsx';
import { Facts as FactList } from '../../../../ui/console/facts.tsx';
import type { EnquiryActName } from './enquiry-act.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { type Enquiry, enquiryQuery, type OneEnquiry } from './queries.ts';

interface Props {
  id: string;
  onAct: (act: EnquiryActName) => void;
  onClose: () => void;
}

/** An enquiry, and what an admin can do with it; opening it is logged. */
export function EnquirySheet({ id, onAct, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(enquiryQuery(id));
  return (
    <Sheet open title={data?.enquiry.name ?? t('console.enquiries.title')} onClose={onClose}>
      {data ? (
        <>
          <Facts enquiry={data.enquiry} />
          <section className={classes.part}>
            <h3>{t('console.enquiries.written')}</h3>
            <EnquiryDetails enquiry={data.enquiry} />
          </section>
          <Photos photos={data.enquiry.photos} />
          <Answers {...data} />
          <Acts {...data} onAct={onAct} />
        </>
      ) : error ? (
        <ErrorState title={t('console.enquiries.oneFailed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

function Facts({
  enquiry: { kind, email, state, stateAt, createdAt, language, account, awaitsAccount },
}: {
  enquiry: Enquiry;
}) {
  const t = useT();
  const dates = useDates();
  return (
    <FactList>
      <dt>{t('console.enquiries.kind')}</dt>
      <dd>{t(`console.enquiries.kinds.${kind}`)}</dd>
      <dt>{t('console.person.address')}</dt>
      <dd>
        <Address>{email}</Address>
      </dd>
      <dt>{t('console.enquiries.account')}</dt>
      <dd>
        {account ? (
          <Link className="link" to={`/console/people?step=person&id=${account._id}`}>
            {account.name} ({t(`console.roles.${account.role}`)})
          </Link>
        ) : (
          t('console.enquiries.noAccount')
        )}
      </dd>
      <dt>{t('console.enquiries.received')}</dt>
      <dd>{dates.moment(createdAt)}</dd>
      <dt>{t('console.enquiries.state')}</dt>
      <dd>
        {t(`console.enquiries.states.${state}`)}
        {state !== 'open' && <span className={classes.mark}>{dates.moment(stateAt)}</span>}
        {awaitsAccount && <span className={classes.mark}>{t('console.enquiries.awaits')}</span>}
      </dd>
      <dt>{t('console.person.language')}</dt>
      <dd>{languages[language].name}</dd>
    </FactList>
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const t = useT();
  if (photos.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('venue.photos.label')}</h3>
      <ul className={classes.photos}>
        {photos.map((path, index) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              <img
                src={path.replace('.webp', '-card.webp')}
                alt={t('venue.photos.alt', { name: String(index + 1) })}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All mails to the sender, with who wrote them and when, and the address that gets replies. */
function Answers({ enquiry: { answers, state }, repliesTo }: OneEnquiry) {
  const t = useT();
  const dates = useDates();
  if (answers.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('console.enquiries.answers')}</h3>
      {answers.map(({ by, at, words }) => (
        <Stack key={`${at} ${words}`} gap={4} below={12}>
          <Text size={15} tone="muted" className="numbers">
            {by?.name ?? t('console.enquiries.someAdmin')}, {dates.moment(at)}
          </Text>
          <p className={classes.written}>{words}</p>
        </Stack>
      ))}
      {state === 'answered' && (
        <Text size={15} tone="muted">
          {repliesTo === null
            ? t('console.enquiries.repliesToSender')
            : t('console.enquiries.repliesTo', { inbox: repliesTo })}
        </Text>
      )}
    </section>
  );
}

function Acts({ enquiry, admins, onAct }: OneEnquiry & Pick<Props, 'onAct'>) {
  const t = useT();
  const acts = enquiryActs(enquiry);
  const { answers, _id: id } = enquiry;
  const isAnswered = enquiry.state === 'answered';
  if (acts.length === 0) return null;
  return (
    <>
      {acts.includes('assign') && <Assignee enquiry={enquiry} admins={admins} />}
      <Row gap={8} wrap above={20}>
        {acts.includes('decide') && (
          <>
            <Button onClick={() => onAct('approve')}>{t('console.act.approveDo')}</Button>
            <Button variant="secondary" onClick={() => onAct('decline')}>
              {t('console.act.declineDo')}
            </Button>
          </>
        )}
        {acts.includes('answer') && (
          <Button variant="secondary" onClick={() => onAct('answer')}>
            {t(answers.length > 0 ? 'console.enquiries.replyAgain' : 'console.enquiries.reply')}
          </Button>
        )}
        {acts.includes('reopen') && <Become id={id} state="open" words={t('console.enquiries.reopen')} />}
        {acts.includes('close') && (
          <Become
            id={id}
            state="closed"
            words={t(isAnswered ? 'console.enquiries.closeAnswered' : 'console.enquiries.close')}
          />
        )}
      </Row>
    </>
  );
}

/** Changes an enquiry and shows the result. */
function useChange(id: string) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof changeEnquiry>>[1]['body']) =>
      call(changeEnquiry, { params: { id }, body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQuery(id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['console', 'enquiries'] });
      showBanner('success', t('console.act.done'));
    },
    onError: (error) => {
      showBanner('error', explain(error));
      void client.invalidateQueries(enquiryQuery(id));
    },
  });
}

function Assignee({ enquiry: { _id, assignee }, admins }: Pick<OneEnquiry, 'enquiry' | 'admins'>) {
  const t = useT();
  const change = useChange(_id);
  return (
    <div className={classes.part}>
      <SelectField
        label={t('console.enquiries.assignee')}
        value={assignee?._id ?? ''}
        disabled={change.isPending}
        onChange={({ target }) =>
          change.mutate({ assignee: { from: assignee?._id ?? null, to: target.value || null } })
        }
      >
        <option value="">{t('console.enquiries.nobody')}</option>
        {admins.map((one) => (
          <option key={one._id} value={one._id}>
            {one.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Become({ id, state, words }: { id: string; state: 'open' | 'closed'; words: string }) {
  const change = useChange(id);
  return (
    <Button variant="secondary" disabled={change.isPending} onClick={() => change.mutate({ state })}>
      {words}
    </Button>
  );
}
