/** Closes all banners. */
export function putBannersAway(): void {
  document.querySelectorAll<HTMLButtonElement>('section[popover] button').forEach((button) => button.click());
}
