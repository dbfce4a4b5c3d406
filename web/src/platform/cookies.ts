const yearSeconds = 31_536_000;

/** A preference the server reads when it renders: `language`, `color-scheme`. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
