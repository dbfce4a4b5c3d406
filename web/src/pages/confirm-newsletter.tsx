import { useParams } from 'react-router';
import { ConfirmNewsletter } from '../features/notifications/mail/confirm-newsletter.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';

export const phrases = ['notices', 'errors'] as const;

/** `/confirm-newsletter/{token}`: the link mailed to a person who asked for the newsletter. */
export default function ConfirmNewsletterPage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('notices.newsletter.title') });
  return <ConfirmNewsletter token={token} />;
}
