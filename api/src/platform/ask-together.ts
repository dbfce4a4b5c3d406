interface Waiting<Q, A> {
  question: Q;
  resolve: (answer: A | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks in one go what is asked in one turn of the event loop, so that requests that arrive together cost one query. Nothing is kept: a
 * question gets an answer that was asked for after it.
 * @param ask the answers in the order of the questions, with nothing where there is none
 */
export function askTogether<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly (A | undefined)[]>,
): (question: Q) => Promise<A | undefined> {
  let waiting: Waiting<Q, A>[] = [];
  const askAll = async () => {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await ask(asked.map(({ question }) => question));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index]);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void askAll());
    });
}
