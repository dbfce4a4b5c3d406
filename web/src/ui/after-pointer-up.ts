/**
 * Runs after the current press has ended, or soon if nothing is pressed. An error that appears on leaving a field moves the elements below it,
 * so a click would miss if the press hadn't ended.
 */
export function afterPointerUp(run: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
  else setTimeout(run);
}
