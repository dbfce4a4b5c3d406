import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useParams } from 'react-router';
import { CheckInCounts, Unsent } from '../features/attendance/check-in-head.tsx';
import { CheckInList } from '../features/attendance/check-in-list.tsx';
import { NoShowList } from '../features/attendance/no-show-list.tsx';
import { useAnswerNoShow } from '../features/attendance/commands.ts';
import { checkInQuery } from '../features/attendance/queries.ts';
import { useCheckIn } from '../features/attendance/use-check-in.ts';
import { useNow } from '../platform/clock.tsx';
import { useReachable } from '../platform/connection.ts';
import { useFormats } from '../platform/formats.ts';
import { useI18n } from '../platform/i18n.tsx';
import { useFormatName } from '../platform/names.ts';
import { usePageHead } from '../platform/page-head.tsx';
import { useUrlStep } from '../platform/use-url-step.ts';
import { showBanner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Note } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { ReviewCard } from './check-in/review-card.tsx';

export const phrases = ['attendance', 'errors'] as const;

const loadScan = () => import('../features/attendance/scan-sheet.tsx');
const ScanSheet = lazy(loadScan);
const ConfirmSheet = lazy(() => import('../features/attendance/confirm-sheet.tsx'));
const SentenceSheet = lazy(() => import('../features/attendance/sentence-sheet.tsx'));

const steps = ['scan', 'confirm', 'keep'] as const;

/** `/match/{id}/check-in` (pages.md#check-in): on the day, for the game's organiser. */
export default function CheckInPage() {
  const { t, explain } = useI18n();
  const { id = '' } = useParams();
  const formats = useFormats();
  const now = useNow();
  const reachable = useReachable();
  usePageHead({ title: t('attendance.checkIn.title') });
  const { list, spots, unsent, mark } = useCheckIn(id);
  const step = useUrlStep(steps, ['id']);
  useEffect(() => {
    // Loaded at once, so that the camera can read tickets without a connection later.
    void Promise.all([loadScan(), import('../features/attendance/detector.ts')])
      .then(([, { findDetector }]) => findDetector())
      .catch(() => undefined);
  }, []);
  const checkIn = list.data;
  const moment = (at: string) => `${formats.day(at, now)} ${formats.time(at)}`;
  if (!checkIn || !spots)
    return (
      <Page width="narrow">
        {list.error || (!reachable && list.fetchStatus === 'paused') ? (
          <ErrorState
            level={1}
            title={t('attendance.checkIn.failed')}
            message={reachable && list.error ? explain(list.error) : t('attendance.checkIn.failedOffline')}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Loading>
            <Skeleton height={520} />
          </Loading>
        )}
      </Page>
    );
  const { match, stage, opensAt, closesAt, showsReliability } = checkIn;
  const isOpen = stage === 'open';
  const kept = step.step === 'keep' ? spots.find(({ noShow }) => noShow?._id === step.about('id')) : undefined;
  return (
    <Page width="narrow" title={t('attendance.checkIn.title')} intro={`${match.name} · ${moment(match.game_date)}`}>
      <Stack gap={16}>
        {stage === 'off' ? (
          <EmptyState title={t('attendance.checkIn.off')} action={<ToGame id={id} />}>
            {t('attendance.checkIn.offBody')}
          </EmptyState>
        ) : spots.length === 0 ? (
          <EmptyState title={t('attendance.checkIn.empty')} action={<ToGame id={id} />}>
            {t('attendance.checkIn.emptyBody')}
          </EmptyState>
        ) : (
          <>
            {stage === 'early' && <Note>{t('attendance.checkIn.early', { when: moment(opensAt) })}</Note>}
            {(stage === 'review' || stage === 'closed') && (
              <Note>{t('attendance.checkIn.closed', { when: moment(closesAt) })}</Note>
            )}
            {stage !== 'early' && <CheckInCounts spots={spots} />}
            <Unsent count={unsent} />
            <ReviewCard checkIn={checkIn} moment={moment} now={now} onOpen={() => step.open('confirm')} />
            <NoShowList gameId={id} spots={spots} onKeep={(noShow) => step.open('keep', { id: noShow })} />
            {isOpen && (
              <Button
                size="large"
                wide
                variant={now < Date.parse(match.endsAt) ? 'primary' : 'secondary'}
                onClick={() => step.open('scan')}
              >
                <Icon name="card" />
                {t('attendance.checkIn.scan')}
              </Button>
            )}
            <CheckInList
              spots={spots}
              showsReliability={showsReliability}
              onMark={isOpen ? ({ _id }, chosen) => mark(_id, chosen) : null}
            />
            <ToGame id={id} />
          </>
        )}
      </Stack>
      <Deferred waiting={null}>
        {step.step === 'scan' && isOpen && (
          <ScanSheet
            gameId={id}
            spots={spots}
            onReload={async () => (await list.refetch()).data?.spots ?? []}
            onHere={(spot) => mark(spot, 'here')}
            onClose={step.close}
          />
        )}
        {step.step === 'confirm' && <ConfirmSheet gameId={id} spots={spots} onClose={step.close} />}
        {kept?.noShow && (
          <KeepNoShow gameId={id} noShowId={kept.noShow._id} name={kept.player.name} onClose={step.close} />
        )}
      </Deferred>
    </Page>
  );
}

function ToGame({ id }: { id: string }) {
  const { t } = useI18n();
  return (
    <ButtonLink to={`/match/${id}`} variant="secondary">
      {t('attendance.checkIn.game')}
    </ButtonLink>
  );
}

interface Keeping {
  gameId: string;
  noShowId: string;
  name: string;
  onClose: () => void;
}

function KeepNoShow({ gameId, noShowId, name: given, onClose }: Keeping) {
  const { t } = useI18n();
  const name = useFormatName()(given);
  const client = useQueryClient();
  const answer = useAnswerNoShow(gameId);
  return (
    <SentenceSheet
      title={t('attendance.noShows.keepTitle')}
      body={t('attendance.noShows.keepBody', { name })}
      label={t('attendance.noShows.reason')}
      short={t('attendance.noShows.reasonShort')}
      action={t('attendance.noShows.keep')}
      cancel={t('attendance.noShows.cancel')}
      working={answer.isPending}
      onSend={(reason, key, refuse) =>
        answer.mutate(
          { id: noShowId, act: 'keep', reason, key },
          {
            onSuccess: () => {
              onClose();
              showBanner('success', t('attendance.noShows.kept', { name }));
            },
            onError: (error) => {
              refuse(error);
              void client.invalidateQueries(checkInQuery(gameId));
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
