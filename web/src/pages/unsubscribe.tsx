import { useParams } from 'react-router';
import { mailTopicQuery, UnsubscribeView } from '../features/notifications/mail/unsubscribe-view.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { Page } from '../ui/page.tsx';

export const phrases = ['notices', 'errors'] as const;

export async function prefetch({ client, params: { token = '' } }: PageRequest): Promise<void> {
  await client.prefetchQuery(mailTopicQuery(token));
}

/** `/unsubscribe/{token}`: ends mails of one category by the link in them, without a login. */
export default function UnsubscribePage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('notices.unsubscribe.title') });
  return (
    <Page width="narrow">
      <UnsubscribeView key={token} token={token} />
    </Page>
  );
}
