interface Doing<Answer, Asked> {
  mutateAsync: (asked: Asked) => Promise<Answer>;
}

/**
 * Runs a mutation whose callbacks are always called. Those of `mutate` are lost when live news removes the step from the page before the
 * answer arrives.
 */
export function mutateEvenIfUnmounted<Answer, Asked>(
  doing: Doing<Answer, Asked>,
  asked: Asked,
  { onSuccess, onError }: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void },
): void {
  doing.mutateAsync(asked).then(onSuccess, onError);
}
