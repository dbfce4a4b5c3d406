import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { PaperLinks } from './paper-links.tsx';
import { bookingDocumentsQuery } from './paper-queries.ts';

/** The papers of a booking for anybody with its link; nothing if nothing was paid. */
export function BookingPapers({ token, isPaid }: { token: string; isPaid: boolean }) {
  const { t, explain } = useI18n();
  const { data: documents = [], error, refetch } = useQuery(bookingDocumentsQuery(token, { isPaid }));
  if (documents.length === 0)
    return error && isPaid ? <ErrorState message={explain(error)} onRetry={() => void refetch()} /> : null;
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
