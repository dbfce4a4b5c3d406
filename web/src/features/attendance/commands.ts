import type { CallArguments, CheckIn, answerNoShow as AnswerNoShow, OwnAttendance } from '@rondo/contract';
import { answerNoShow, appealNoShow, confirmNoShows } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { checkInQuery, attendanceQuery } from './queries.ts';

function useShowCheckIn(gameId: string) {
  const client = useQueryClient();
  return (checkIn: CheckIn) => client.setQueryData(checkInQuery(gameId).queryKey, checkIn);
}

export function useConfirmNoShows(gameId: string) {
  const show = useShowCheckIn(gameId);
  return useMutation({
    mutationFn: ({ spots, key }: { spots: string[]; key: string }) =>
      call(confirmNoShows, { params: { id: gameId }, body: { spots }, idempotencyKey: key }),
    onSuccess: ({ data }) => show(data.checkIn),
  });
}

export function useAnswerNoShow(gameId: string) {
  const show = useShowCheckIn(gameId);
  return useMutation({
    mutationFn: ({ id, key, ...body }: CallArguments<typeof AnswerNoShow>['body'] & { id: string; key: string }) =>
      call(answerNoShow, { params: { id }, body, idempotencyKey: key }),
    onSuccess: ({ data }) => show(data.checkIn),
  });
}

export function useAppeal(onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, sentence, key }: { id: string; sentence: string; key: string }) =>
      call(appealNoShow, { params: { id }, body: { sentence }, idempotencyKey: key }),
    onSuccess: ({ data }) => {
      client.setQueryData<OwnAttendance>(attendanceQuery.queryKey, data);
      onSent();
    },
  });
}
