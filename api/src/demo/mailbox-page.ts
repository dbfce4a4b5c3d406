import { escapeHtml } from '../platform/wording/escape-html.ts';
import { themed } from '../platform/wording/theme.ts';

export interface DemoMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The calendar file that is attached. */
  calendar: string | null;
  /** The name of the PDF that is attached. */
  fileName: string | null;
  createdAt: string;
}

/** All mails of the demo, newest first, each shown as its receiver would see it. */
export function mailboxPage(mails: readonly DemoMail[], nonce: string): string {
  const items = mails.map(
    (mail) => `<details><summary><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.to)}</span>
<time datetime="${mail.createdAt}">${escapeHtml(mail.createdAt.slice(0, 16).replace('T', ' '))} UTC</time></summary>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(readable(mail.html, nonce))}"></iframe>${attached(mail)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Rondo demo mailbox</title><style nonce="${nonce}">
:root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem;background:${themed('page')}}
h1{font-size:1.4rem}details{background:${themed('surface')};border-radius:.9rem;margin:.6rem 0;overflow:hidden}
summary{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.9rem 1.1rem;cursor:pointer;min-height:1.6rem;align-items:center}
summary span,summary time{color:${themed('muted')};font-size:.9rem}summary time{margin-left:auto}
details p{margin:0;padding:.8rem 1.1rem}iframe{display:block;width:100%;height:34rem;border:0;background:#fff}</style></head>
<body><h1>Demo mailbox</h1><p>Every mail Rondo would send. Only in demo mode.</p>${items.join('') || '<p>No mails yet.</p>'}</body></html>`;
}

const attached = ({ calendar, fileName }: DemoMail): string =>
  [
    calendar !== null &&
      `<p><a download="rondo.ics" href="data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}">rondo.ics</a></p>`,
    fileName !== null && `<p>${escapeHtml(fileName)}</p>`,
  ]
    .filter(Boolean)
    .join('');

/** Makes a mail's links open in the whole window rather than in its frame, and lets its styles through the page's policy. */
function readable(html: string, nonce: string): string {
  return html
    .replace('<head>', '<head><base target="_top">')
    .replaceAll(' target="_blank"', '')
    .replaceAll('<style', `<style nonce="${nonce}"`);
}
