import type { AttendedMatch } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { OwnGame, Ratio } from '../features/attendance/own-attendance.tsx';
import { useAppeal } from '../features/attendance/commands.ts';
import { attendanceQuery } from '../features/attendance/queries.ts';
import { useI18n } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { sessionQuery } from '../platform/session.ts';
import { useUrlStep } from '../platform/use-url-step.ts';
import { showBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Stack, Text } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import classes from './attendance/attendance.module.css';

export const phrases = ['attendance'] as const;

const SentenceSheet = lazy(() => import('../features/attendance/sentence-sheet.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  const user = (await client.fetchQuery(sessionQuery))?.user;
  if (user && user.role !== 'guest') await client.prefetchQuery(attendanceQuery);
}

/** `/attendance` (pages.md#attendance): how often one came, the games behind it, and how to appeal. */
export default function AttendancePage() {
  const { t, explain } = useI18n();
  usePageHead({ title: t('nav.titles.attendance') });
  const { data, error, refetch } = useQuery(attendanceQuery);
  const { step, about, open, close } = useUrlStep(['appeal'], ['id']);
  const appealed =
    step === 'appeal'
      ? data?.matches.find(({ noShow, appealUntil }) => noShow?._id === about('id') && appealUntil)
      : null;
  return (
    <Page title={t('attendance.own.title')} intro={t('attendance.own.intro')} width="reading">
      {!data && error && (
        <ErrorState title={t('attendance.own.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
      {data && (
        <Stack gap={24}>
          {(data.reliability || data.matches.length > 0) && <Ratio reliability={data.reliability} />}
          {data.matches.length === 0 ? (
            <EmptyState
              title={t('attendance.own.none')}
              action={<ButtonLink to="/allgames">{t('attendance.own.find')}</ButtonLink>}
            >
              {t('attendance.own.noneBody')}
            </EmptyState>
          ) : (
            <section>
              <Text as="h2" below={12} size={20}>
                {t('attendance.own.list')}
              </Text>
              <ul className={classes.list}>
                {data.matches.map((game) => (
                  <li key={game.match._id}>
                    <OwnGame game={game} onAppeal={(id) => open('appeal', { id })} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Text size={15} tone="muted">
            {t('attendance.own.who')}
          </Text>
        </Stack>
      )}
      {appealed?.noShow && (
        <Deferred waiting={null}>
          <Appeal noShow={appealed.noShow} onClose={close} />
        </Deferred>
      )}
    </Page>
  );
}

function Appeal({ noShow, onClose }: { noShow: NonNullable<AttendedMatch['noShow']>; onClose: () => void }) {
  const { t } = useI18n();
  const appeal = useAppeal(() => {
    onClose();
    showBanner('success', t('attendance.own.sent'));
  });
  const isFirst = noShow.state === 'marked';
  return (
    <SentenceSheet
      title={t(isFirst ? 'attendance.own.appealTitle' : 'attendance.own.rondoTitle')}
      body={t(isFirst ? 'attendance.own.appealBody' : 'attendance.own.rondoBody')}
      label={t('attendance.own.sentence')}
      short={t('attendance.own.sentenceShort')}
      action={t('attendance.own.send')}
      cancel={t('attendance.own.cancel')}
      working={appeal.isPending}
      onSend={(sentence, key, refuse) => appeal.mutate({ id: noShow._id, sentence, key }, { onError: refuse })}
      onClose={onClose}
    />
  );
}
