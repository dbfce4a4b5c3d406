// Kept now, because a test may stop the page's timers later.
const wait = setTimeout;
const go = history.go.bind(history);
let wayBack: Promise<unknown> | null = null;

history.go = (by) => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  wayBack = Promise.race([arrived, new Promise((resolve) => wait(resolve, 500))]);
  go(by);
};
history.back = () => history.go(-1);

/** Waits until a closing sheet has gone back in the browser's history: a sheet that is opened before that would be closed by it. */
export async function untilBack(): Promise<void> {
  await wayBack;
  wayBack = null;
}
