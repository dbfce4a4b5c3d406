interface Waiting<Q, A> {
  question: Q;
  resolve: (answer: A | undefined) => void;
  reject: (error: unknown) => void;
}

/** How many queries run at a time; questions that arrive meanwhile go together in the next one. */
const most = 2;

/**
 * Asks together the questions of one turn of the event loop. In a rush of new connections each turn has one request, so questions also wait for
 * running queries and go together. Nothing is cached: the query always begins after the question.
 * @param ask returns the answers in the order of the questions, with nothing where there is none
 */
export function askTogether<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly (A | undefined)[]>,
): (question: Q) => Promise<A | undefined> {
  let waiting: Waiting<Q, A>[] = [];
  let underWay = 0;
  const askAll = async () => {
    if (underWay === most || waiting.length === 0) return;
    const asked = waiting;
    waiting = [];
    underWay += 1;
    try {
      const answers = await ask(asked.map(({ question }) => question));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index]);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    underWay -= 1;
    void askAll();
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void askAll());
    });
}
