/**
 * Runs once the press that is under way has ended, or soon if there is none. An error that appears as a field is left moves
 * what is below it: before the press has ended, the click would miss.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
  else setTimeout(run);
}
