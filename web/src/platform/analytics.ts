declare global {
  interface Window {
    /** What the operator's script reads: one entry an event. */
    dataLayer?: object[];
  }
}

/** Loads the operator's script, once; only after the reader's consent (2-accounts §2, 3-decisions §6). */
export function loadAnalytics(url: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Tells it of a page, and of who reads it. */
export function countPage(path: string, userId: string | null): void {
  window.dataLayer?.push({ event: 'page', path, user_id: userId });
}
