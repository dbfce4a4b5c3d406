import type { Notification } from '@rondo/contract';
import { formatChange } from '@rondo/rules';
import { type NoticeKind, notices } from '@rondo/rules/notification-kinds';
import { toldFacts } from '@rondo/rules/told-facts';
import { type ChangeSentence, placeOfBack, sayChange, type ToldChange } from '@rondo/rules/told-change';
import { useFormats } from '../../../platform/formats.ts';
import { type Key, useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';

/** A notification in the reader's language, from the phrases that it names. */
export function useNotificationText(notification: Notification): { title: string; message: string } {
  const { t: translate, language } = useI18n();
  const t = translate as (key: Key, params: Record<string, string | number>) => string;
  const formatName = useFormatName();
  const formats = useFormats();
  const { params, gameDetails: details } = notification;
  const when = (instant: string | number | null | undefined) =>
    typeof instant === 'string' ? `${formats.day(instant)}, ${formats.time(instant)}` : '';
  const money = (euros: string | number | undefined) => (euros === undefined ? '' : formats.money(Number(euros)));
  const change = (euros: string | number | undefined) =>
    euros === undefined ? '' : formatChange(Number(euros), language);
  const score = (value: string | number | undefined) => (value === undefined ? '' : formats.score(Number(value)));
  const sayBack = (back: ToldChange) => t(`notices.back.${placeOfBack(back)}`, { amount: money(back.refund ?? 0) });
  const sayChanges = (change: ToldChange, startsAt: string) => {
    const say = (sentence: ChangeSentence, given: Record<string, string | number>) =>
      t(`notices.change.${sentence}`, given);
    return sayChange(change, startsAt, { language, say, when, money });
  };
  const kind: NoticeKind | undefined = notices[notification.type];
  const isTold = notification.translationMessage.endsWith('.told');
  const values = {
    gameName: details?.gameName ?? '',
    communityName: details?.communityName ?? '',
    locationAddress: details?.locationAddress ?? '',
    when: when(details?.gameDate),
    until: when(params.until),
    begins: when(params.begins),
    court: params.court ?? '',
    amount: (kind?.signed ? change : money)(params.amount),
    refund: money(params.refund),
    owed: money(params.owed),
    back: sayBack(params),
    changes: isTold && details?.gameDate ? sayChanges(params, details.gameDate) : '',
    title: params.title ?? '',
    games: params.games ?? '',
    sport: params.sport === undefined ? '' : t(`games.sport.${params.sport}` as Key, {}),
    count: params.count ?? '',
    from: score(params.from),
    to: score(params.to),
    words: params.words ?? '',
    friend: params.friend === undefined ? '' : formatName(String(params.friend)),
  };
  const { now } = notification;
  const said = now ? toldFacts.filter((fact) => now[fact] !== null) : [];
  const otherwise = said.map((fact) =>
    t(`notices.now.${fact}`, { [fact]: now?.[fact] ?? '', when: when(now?.gameDate) }),
  );
  return {
    title: t(notification.translationTitle as Key, values),
    message: [t(notification.translationMessage as Key, values), ...otherwise].join(' '),
  };
}
