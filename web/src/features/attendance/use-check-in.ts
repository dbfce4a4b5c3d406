import type { CheckInMark } from '@rondo/rules/attendance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isUnanswered } from '../../platform/api.ts';
import { useEverySecond } from '../../platform/clock.tsx';
import { useReachable } from '../../platform/connection.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useStored } from '../../platform/stored.ts';
import { showBanner } from '../../ui/banner.tsx';
import { keptMarksEntry, markOf, parseMarks, readMarks, storeMarks, timeOfNext, withMark } from './kept-marks.ts';
import { checkInQuery } from './queries.ts';
import { sendMarks } from './send-marks.ts';

/** Milliseconds until marks that failed are sent again, and until the list is asked for anew. */
const againAfter = 5000;
const freshEvery = 20_000;

/**
 * A game's list together with the marks stored on this phone, which are sent as soon as there is a connection; marks by others appear with some
 * delay.
 */
export function useCheckIn(gameId: string) {
  const { explain } = useI18n();
  const client = useQueryClient();
  const reachable = useReachable();
  const now = useEverySecond(true);
  const stored = useStored(keptMarksEntry, gameId);
  const kept = useMemo(() => parseMarks(stored), [stored]);
  const list = useQuery({ ...checkInQuery(gameId), refetchInterval: kept.length === 0 ? freshEvery : false });

  useEffect(() => {
    if (stored === null || !reachable) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = () => {
      sendMarks(gameId).then(
        (checkIn) => checkIn && client.setQueryData(checkInQuery(gameId).queryKey, checkIn),
        (error: unknown) => {
          if (isOver) return;
          if (isUnanswered(error)) timer = setTimeout(send, againAfter);
          else showBanner('error', explain(error));
        },
      );
    };
    send();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stored, reachable, gameId, client, explain]);

  const spots = useMemo(
    () => list.data?.spots.map((spot) => ({ ...spot, mark: markOf(spot, kept) })),
    [list.data, kept],
  );
  return {
    list,
    spots,
    /** The number of marks that only this phone knows. */
    unsent: kept.length,
    mark: (id: string, mark: CheckInMark) => {
      const marks = readMarks(gameId);
      const seen = list.data?.spots.find(({ _id }) => _id === id)?.markedAt;
      storeMarks(gameId, withMark(marks, { spot: id, mark, at: timeOfNext(marks, { id, seen }, now) }));
    },
  };
}

export type MarkedSpot = NonNullable<ReturnType<typeof useCheckIn>['spots']>[number];
