import type { Notification } from '@rondo/contract';
import { noticeAge } from '@rondo/rules/notices';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type Key, useT } from '../../platform/i18n.tsx';
import { useSayName } from '../../platform/names.ts';

/** A notification in the reader's language, by the phrases it names. */
export function useNoticeWords(notice: Notification): { title: string; message: string } {
  const t = useT() as (key: Key, params: Record<string, string | number>) => string;
  const sayName = useSayName();
  const formats = useFormats();
  const { params, gameDetails: details } = notice;
  const when = (instant: string | number | null | undefined) =>
    typeof instant === 'string' ? `${formats.day(instant)}, ${formats.time(instant)}` : '';
  const money = (euros: string | number | undefined) => (euros === undefined ? '' : formats.money(Number(euros)));
  const values = {
    gameName: details?.gameName ?? '',
    communityName: details?.communityName ?? '',
    locationAddress: details?.locationAddress ?? '',
    when: when(details?.gameDate),
    until: when(params.until),
    amount: money(params.amount),
    refund: money(params.refund),
    friend: params.friend === undefined ? '' : sayName(String(params.friend)),
  };
  return { title: t(notice.translationTitle as Key, values), message: t(notice.translationMessage as Key, values) };
}

/** How old it is, in words (2-accounts §2). */
export function useNoticeAge(createdAt: string): string {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const age = noticeAge(new Date(createdAt), new Date(now));
  switch (age.form) {
    case 'minutes':
      return t('notices.age.minutes', { count: age.count });
    case 'hours':
      return t('notices.age.hours', { count: age.count });
    case 'date':
      return formats.day(createdAt, now);
    default:
      return t(`notices.age.${age.form}`);
  }
}
