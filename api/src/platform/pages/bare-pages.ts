import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import type { Language } from '@rondo/rules';
import { themed } from '../wording/theme.ts';

/** The words of a page that needs no other file. */
interface Said {
  language: Language;
  nonce: string;
  title: string;
  /** Paragraphs of plain text without HTML characters. */
  body: readonly string[];
  /** Whether a ring turns above the text, because the page reloads itself. */
  isWaiting?: boolean;
}

/** The page that a browser shows until it asks again by itself (decisions/0060-overload.md). */
export function busyPage(language: Language, nonce: string): string {
  const say = (key: string) => findPhrase(phrasesIn[language], key) ?? '';
  return barePage({ language, nonce, title: say('offline.busy'), body: [say('offline.busyBody')], isWaiting: true });
}

/** The page shown in place of a broken one, with the request's id, under which the log says why. */
export function brokenPage(language: Language, nonce: string, reference: string): string {
  const say = (key: string) => findPhrase(phrasesIn[language], key, { reference }) ?? '';
  const body = [say('nav.crashed.body'), say('errors.reference')];
  return barePage({ language, nonce, title: say('nav.crashed.title'), body });
}

function barePage({ language, nonce, title, body, isWaiting = false }: Said): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">
:root{color-scheme:light dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${themed('page')};color:${themed('ink')}}
main{box-sizing:border-box;width:min(28rem,100vw);padding:2rem;text-align:center}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2}p{margin:0 0 .5rem;text-wrap:balance;color:${themed('muted')};line-height:1.5}
i{display:block;width:2.5rem;height:2.5rem;margin:0 auto 1.5rem;border-radius:50%;border:.3rem solid ${themed('line')};border-top-color:${themed('turf')};animation:turn 1s linear infinite}
@keyframes turn{to{rotate:1turn}}@media (prefers-reduced-motion:reduce){i{animation:none}}
</style></head><body><main>${isWaiting ? '<i aria-hidden="true"></i>' : ''}<h1>${title}</h1>${body.map((line) => `<p>${line}</p>`).join('')}</main></body></html>`;
}
