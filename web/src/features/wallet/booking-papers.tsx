import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { PaperLinks } from './paper-links.tsx';
import { bookingDocumentsQuery } from './paper-queries.ts';

/** What was given to whoever paid for a booking, for the holder of its link; nothing where nothing was paid. */
export function BookingPapers({ token }: { token: string }) {
  const t = useT();
  const { data: documents = [] } = useQuery(bookingDocumentsQuery(token));
  if (documents.length === 0) return null;
  return (
    <Card>
      <Text as="h2" size={18} below={6}>
        {t('receipt.documents')}
      </Text>
      <Stack gap={4}>
        <PaperLinks documents={documents} token={token} />
      </Stack>
    </Card>
  );
}
