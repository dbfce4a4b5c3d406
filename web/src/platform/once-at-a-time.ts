/** A function that runs once at a time for each id: who calls it meanwhile gets the answer that is under way. */
export function onceAtATime<T>(run: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (id) => {
    const answer = underWay.get(id) ?? run(id).finally(() => underWay.delete(id));
    underWay.set(id, answer);
    return answer;
  };
}
