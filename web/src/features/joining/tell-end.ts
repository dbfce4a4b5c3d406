interface Doing<Answer, Asked> {
  mutateAsync: (asked: Asked) => Promise<Answer>;
}

/**
 * Does something whose end is told whatever the page shows by then: live news of it may take the step away before its answer
 * comes, and with the step what `mutate` would tell it.
 */
export function tellEnd<Answer, Asked>(
  doing: Doing<Answer, Asked>,
  asked: Asked,
  { onSuccess, onError }: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void },
): void {
  doing.mutateAsync(asked).then(onSuccess, onError);
}
