import type { CheckInMark } from '@rondo/rules/attendance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEverySecond } from '../../platform/clock.tsx';
import { useStored } from '../../platform/stored.ts';
import { useSendKept } from '../../ui/use-send-kept.ts';
import { keptMarksEntry, markOf, parseMarks, readMarks, storeMarks, timeOfNext, withMark } from './kept-marks.ts';
import { checkInQuery } from './queries.ts';
import { sendMarks } from './send-marks.ts';

/** Milliseconds until the list is asked for anew. */
const freshEvery = 20_000;

/**
 * A game's list together with the marks stored on this phone, which are sent as soon as there is a connection; marks by others appear with some
 * delay.
 */
export function useCheckIn(gameId: string) {
  const client = useQueryClient();
  const now = useEverySecond(true);
  const stored = useStored(keptMarksEntry, gameId);
  const kept = useMemo(() => parseMarks(stored), [stored]);
  const list = useQuery({ ...checkInQuery(gameId), refetchInterval: kept.length === 0 ? freshEvery : false });

  useSendKept(stored, async () => {
    const checkIn = await sendMarks(gameId);
    if (checkIn) client.setQueryData(checkInQuery(gameId).queryKey, checkIn);
  });

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
