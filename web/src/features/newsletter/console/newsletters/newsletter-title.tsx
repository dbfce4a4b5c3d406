import { useT } from '../../../../platform/i18n.tsx';

/** A newsletter's subject; a draft may have none yet. */
export function NewsletterTitle({ title }: { title: string }) {
  const t = useT();
  return title || t('newsletters.unnamed');
}
