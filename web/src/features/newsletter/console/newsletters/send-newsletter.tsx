import { sendNewsletter } from '@rondo/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { newsletterQuery, showChanged } from './queries.ts';

interface Props {
  id: string;
  onSent: () => void;
  onClose: () => void;
}

/** Sends a newsletter, after saying how many people get it in each language. */
export function SendNewsletter({ id, onSent, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const { data: newsletter } = useQuery({ ...newsletterQuery(id), staleTime: 0 });
  if (!newsletter) return null;
  const { title, readers } = newsletter;
  const count = readers.reduce((sum, { people }) => sum + people, 0);
  const languages = readers.map(({ language, people }) =>
    t('newsletters.inLanguage', { number: formats.number(people), language: t(`newsletters.in.${language}`) }),
  );
  const number = formats.number(count);
  return (
    <ReasonSheet
      call={null}
      title={t('newsletters.sendTitle', { title: title || t('newsletters.unnamed') })}
      body={t('newsletters.sendBody', { count, number, languages: languages.join(', ') })}
      action={t('newsletters.sendNow', { count, number })}
      act={(_, idempotencyKey) => call(sendNewsletter, { params: { id }, body: {}, idempotencyKey })}
      said={() => ({ kind: 'success', message: t('newsletters.started') })}
      onDone={({ data }) => {
        showChanged(client, data.newsletter);
        onSent();
      }}
      onClose={onClose}
    />
  );
}
