import { centsToEuros, sports } from '@rondo/rules';
import { type AuditWords, isAuditValue } from '@rondo/rules/audit-facts';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useDates } from '../../../ui/console/use-dates.ts';

/** The words of an act's facts, in the reader's language. @param names for the ids in these facts */
export function useAuditWords(names: Readonly<Record<string, string>>): AuditWords {
  const t = useT();
  const [formats, dates, formatName] = [useFormats(), useDates(), useFormatName()];
  return {
    fact: (name) => t(`console.said.facts.${name}`),
    word: (value) => (isAuditValue(value) ? t(`console.said.values.${value}`) : value.replaceAll('_', ' ')),
    sport: (value) => {
      const sport = sports.find((one) => one === value);
      return sport === undefined ? value : t(`games.sport.${sport}`);
    },
    money: (cents) => formats.money(centsToEuros(cents)),
    moment: (instant) => (instant.includes('T') ? dates.moment(instant) : dates.day(instant)),
    number: formats.number,
    name: (id) => (names[id] === undefined ? undefined : formatName(names[id])),
    plain: {
      yes: t('console.said.plain.yes'),
      no: t('console.said.plain.no'),
      nothing: t('console.said.plain.nothing'),
      gone: t('console.said.plain.gone'),
      another: t('console.said.plain.another'),
    },
  };
}
