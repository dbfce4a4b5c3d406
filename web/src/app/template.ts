import { defaultLanguage, isLanguage, type Language, languageCodes, languages } from '@rondo/rules';
import type { Translate } from '../platform/i18n.tsx';
import { initialStateId, type InitialState } from '../platform/initial-state.ts';
import { frameMeta, fullTitle, productName, type PageHead } from '../platform/page-head.tsx';
import { earlyEventScript } from './capture-early-events.ts';
import { pageFiles } from './page-files.ts';
import type { Part } from '@rondo/phrases/parts';

interface Filling {
  page: string;
  head: PageHead;
  t: Translate;
  url: URL;
  nonce: string;
  /** Name of the page's file, whose chunk and style are preloaded. */
  pageFile: string;
  /** Whether search engines may index it. */
  indexed: boolean;
  parts: readonly Part[];
  state: InitialState;
}

/** Mantine's lazy components need a definite scheme; the page's own styles don't (platform/color-scheme.ts). */
const markScheme =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";

/** The built index.html, filled with a rendered page. */
export function fillTemplate(template: string, filling: Filling): string {
  const { page, nonce, pageFile, parts, state } = filling;
  const { fonts, styles, scripts } = pageFiles(pageFile, parts, state.pieces, state.language);
  const preloads = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return template
    .replaceAll(entryTags, '')
    .replace('<html lang="en">', () => htmlTag(state))
    .replace('manifest.webmanifest', () => manifestOf(state.language))
    .replace(
      '<!--head-->',
      () => `${headTags(filling)}${preloads.join('')}${schemeScript(state, nonce)}${script(earlyEventScript, nonce)}`,
    )
    .replace('</head>', () => `${sheets.join('')}</head>`)
    .replace('<!--page-->', () => page)
    .replace('<!--state-->', () => `${stateScript(state, nonce)}${startScript(scripts, nonce)}`);
}

/** The tags by which the built page would start the app; {@link startScript} replaces them. */
const entryTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Starts the app after the first paint: on a slow connection the words, their style and their font come first, and links work without the
 * script. All files are requested at once; if one doesn't come, for example because the reader has gone to another page, the code that needs it
 * says so.
 */
function startScript(files: readonly string[], nonce: string): string {
  const start = `requestAnimationFrame(()=>setTimeout(()=>${JSON.stringify(files)}.map(f=>import('/'+f).catch(()=>0))))`;
  return script(start, nonce);
}

function script(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}</script>`;
}

function htmlTag({ language, colorScheme }: InitialState): string {
  const forced =
    colorScheme === 'auto' ? '' : ` data-scheme="${colorScheme}" data-mantine-color-scheme="${colorScheme}"`;
  return `<html lang="${language}"${forced}>`;
}

/** The path of the manifest, which names the app's shortcuts; each language has its own. */
function manifestOf(language: Language): string {
  return language === defaultLanguage ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

function schemeScript({ colorScheme }: InitialState, nonce: string): string {
  return colorScheme === 'auto' ? script(markScheme, nonce) : '';
}

function headTags({ head, t, url, nonce, state, indexed }: Filling): string {
  const title = escape(fullTitle(head.title, t('common.tagline')));
  const description = escape(head.description ?? t('common.description'));
  const image = escape(new URL(head.image ?? '/og.jpg', url.origin).href);
  const here = `${url.origin}${url.pathname}`;
  const asked = url.searchParams.get('lang');
  // Each language's address is a page of its own; other parameters don't make a different page.
  const canonical = isLanguage(asked) ? `${here}?lang=${asked}` : here;
  const other = (language: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escape(`${here}?lang=${language}`)}">`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(indexed
      ? [
          `<link rel="canonical" href="${escape(canonical)}">`,
          ...languageCodes.map(other),
          `<link rel="alternate" hreflang="x-default" href="${escape(here)}">`,
        ]
      : [`<meta name="robots" content="noindex">`]),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${productName}">`,
    `<meta property="og:locale" content="${languages[state.language].locale.replace('-', '_')}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${title}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    head.frame ? `<meta name="${frameMeta}" content="${escape(head.frame)}">` : '',
    head.structuredData ? jsonScript('application/ld+json', head.structuredData(url.origin), `nonce="${nonce}"`) : '',
  ].join('');
}

function stateScript(state: InitialState, nonce: string): string {
  return jsonScript('application/json', state, `id="${initialStateId}" nonce="${nonce}"`);
}

/** JSON as data rather than code; `<` is escaped so that nothing in it can close the element. */
function jsonScript(type: string, value: object, attributes: string): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}" ${attributes}>${json}</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
