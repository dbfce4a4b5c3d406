import { createContext, use, useEffect } from 'react';
import { useT } from './i18n.tsx';

/** What the tab, search engines and link previews read. */
export interface PageHead {
  /** Without the product's name; left out for the default title. */
  title?: string;
  description?: string;
  /** Path of a picture of 1200 x 630. */
  image?: string;
  /** What the page is about, for search engines (schema.org, JSON-LD); only in the server's HTML. */
  structuredData?: (origin: string) => object;
  /** Origin of another site this page may show in a frame, once the reader asks; only this document may. */
  frame?: string;
}

/** Name of the element that tells the page which frame its document's content security policy allows. */
export const frameMeta = 'rondo-frame';

export const productName = 'Rondo';

export function fullTitle(title: string | undefined, tagline: string): string {
  return title ? `${title} | ${productName}` : `${productName} | ${tagline}`;
}

/** Called with the head of the page that is rendered; only while the server renders. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Sets the page's title and description, in the server's HTML and on every navigation. Each page calls it once. */
export function usePageHead({ title, description, image, structuredData, frame }: PageHead): void {
  const t = useT();
  const collect = use(HeadContext);
  collect?.({ title, description, image, structuredData, frame });
  const tabTitle = fullTitle(title, t('common.tagline'));
  const summary = description ?? t('common.description');
  useEffect(() => {
    document.title = tabTitle;
    document.querySelector('meta[name="description"]')?.setAttribute('content', summary);
  }, [tabTitle, summary]);
}

/** Origin this document may show in a frame; null for none. It stays what it was while one walks through the app. */
export function documentFrames(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${frameMeta}"]`)?.content ?? null;
}
