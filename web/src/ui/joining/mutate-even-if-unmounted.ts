interface Doing<Answer, Asked> {
  mutateAsync: (asked: Asked) => Promise<Answer>;
}

/**
 * Runs a mutation whose callbacks are always called. React Query drops the callbacks of `mutate` when the component is gone, as when a live
 * update removes the step before the answer arrives.
 */
export function mutateEvenIfUnmounted<Answer, Asked>(
  doing: Doing<Answer, Asked>,
  asked: Asked,
  { onSuccess, onError }: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void },
): void {
  doing.mutateAsync(asked).then(onSuccess, onError);
}
