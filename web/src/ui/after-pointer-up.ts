/**
 * Runs after the current press has ended, or soon if there is none. An error that appears on leaving a field moves what is below it, so
 * that a click would miss if the press hadn't ended.
 */
export function afterPointerUp(run: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
  else setTimeout(run);
}
