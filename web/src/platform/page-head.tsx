import { createContext, use, useEffect } from 'react';
import { useT } from './i18n.tsx';

/** The data that the tab, search engines and link previews read. */
export interface PageHead {
  /** Without the product's name; omitted for the default title. */
  title?: string;
  description?: string;
  /** The path of a picture of 1200 x 630. */
  image?: string;
  /** A description of the page for search engines (schema.org, JSON-LD), only in the server's HTML. */
  structuredData?: (origin: string) => object;
  /** The origin of another site that this page may show in a frame, once the reader asks. */
  frame?: string;
}

/** The name of the meta element that says which frame this document's content security policy allows. */
export const frameMeta = 'rondo-frame';

export const productName = 'Rondo';

/** A tab's title without the invisible places where a word may break, which a tab shows as signs. */
export function fullTitle(title: string | undefined, tagline: string): string {
  return (title ? `${title} | ${productName}` : `${productName} | ${tagline}`).replaceAll('\u00AD', '');
}

/** Receives the head of the rendered page, only while the server renders. */
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

/** The origin this document may show in a frame; null for none. It doesn't change while navigating within the app. */
export function documentFrames(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${frameMeta}"]`)?.content ?? null;
}
