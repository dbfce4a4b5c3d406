import { declineApplication } from '@rondo/contract/calls';
import { answerEnquiry, approveApplication } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { type Enquiry, enquiryQuery, type OneEnquiry } from './queries.ts';

export const enquiryActs = ['answer', 'approve', 'decline'] as const;
export type EnquiryActName = (typeof enquiryActs)[number];

interface Props {
  act: EnquiryActName;
  id: string;
  /** Returns to the enquiry's sheet. */
  onBack: () => void;
  onClose: () => void;
}

const perform = (act: EnquiryActName, { _id: id, answers }: Enquiry, words: string, idempotencyKey: string) => {
  const about = { params: { id }, idempotencyKey };
  if (act === 'answer') return call(answerEnquiry, { ...about, body: { answer: words, after: answers.length } });
  return call(act === 'approve' ? approveApplication : declineApplication, { ...about, body: { note: words } });
};

/** A text that is mailed to the sender: an answer, or a decision with its note. */
export function EnquiryAct({ act, id, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data } = useQuery(enquiryQuery(id));
  if (!data) return null;
  const { name, language, account } = data.enquiry;
  const isDecision = act !== 'answer';
  const body = act === 'approve' && (!account || account.role === 'guest') ? 'inviteBody' : (`${act}Body` as const);
  return (
    <ReasonSheet<{ data: OneEnquiry }>
      call={isDecision ? approveApplication : answerEnquiry}
      name={isDecision ? 'note' : 'answer'}
      title={t(`console.act.${act}Title`, { name })}
      body={t(`console.act.${body}`)}
      action={t(`console.act.${act}Do`)}
      reasonLabel={t(isDecision ? 'console.enquiries.note' : 'console.enquiries.answer')}
      reasonHint={t('console.act.mailed', { language: t(`newsletters.in.${language}`) })}
      act={(words, key) => perform(act, data.enquiry, words, key)}
      onDone={(answer) => {
        client.setQueryData(enquiryQuery(id).queryKey, answer.data);
        void client.invalidateQueries({ queryKey: ['console', 'enquiries'] });
        onBack();
      }}
      onClose={onClose}
    />
  );
}
