declare global {
  interface Window {
    /** The list that the operator's script reads: an entry for each event. */
    dataLayer?: object[];
  }
}

/** Loads the operator's script once, only with the reader's consent (pages.md#consent). */
export function loadAnalytics(url: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Reports a page view, and its reader. */
export function countPage(path: string, userId: string | null): void {
  window.dataLayer?.push({ event: 'page', path, user_id: userId });
}
