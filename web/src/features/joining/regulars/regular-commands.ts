import { becomeRegular, freeRegularSpot, stopBeingRegular } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

/** Makes the reader a regular, who gets a spot kept in each later game. */
export function useBecomeRegular(id: string) {
  return useCommand(() => call(becomeRegular, { params: { id } }));
}

/** Frees the spot that is kept in this game. */
export function useFreeRegularSpot(id: string) {
  return useCommand(() => call(freeRegularSpot, { params: { id } }));
}

export function useStopBeingRegular(id: string) {
  return useCommand(() => call(stopBeingRegular, { params: { id } }));
}
