// A test may stop the page's timers later on.
const wait = setTimeout;
const go = history.go.bind(history);
let wayBack: Promise<unknown> | null = null;

history.go = (by) => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  wayBack = Promise.race([arrived, new Promise((resolve) => wait(resolve, 500))]);
  go(by);
};
history.back = () => history.go(-1);

/** A sheet that closes goes back in the browser's history, which takes a while: what is opened meanwhile would be closed by it. */
export async function untilBack(): Promise<void> {
  await wayBack;
  wayBack = null;
}
