import type { KeptInBrowser } from '@rondo/rules';

type Choice = KeptInBrowser & { where: 'open cookie'; seconds: number };

/** Stores a preference in a cookie; the server reads some of them when it renders. */
export function setCookie({ name, seconds }: Choice, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
