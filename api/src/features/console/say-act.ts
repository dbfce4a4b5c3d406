import type { CallResponse, listAudit } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { centsToEuros, formatMoney, type Language, nameMarker, writeFigure } from '@rondo/rules';
import { isAuditAct, phraseOfAct } from '@rondo/rules/audit-acts';
import { type AuditWords, isAuditValue, sayFacts, textOf } from '@rondo/rules/audit-facts';
import { isDownload, nameOfSubject } from '@rondo/rules/audit-kinds';
import { sayMoment } from '../../platform/time/amsterdam.ts';

type Act = Pick<
  CallResponse<typeof listAudit>['data']['actions'][number],
  'action' | 'actor' | 'subject' | 'person' | 'before' | 'after' | 'names'
>;

/** An act of an admin in words: what they did, to what, and what changed. */
export function sayAct({ action, actor, subject, person, before, after, names }: Act, language: Language) {
  const { console: words, switches, common } = phrasesIn[language];
  const kinds: Readonly<Record<string, string>> = words.audit.kinds;
  const things: Readonly<Record<string, string>> = words.things;
  const name = nameOfSubject(subject, (kind) => switches.kinds[kind].name);
  const nameless =
    action === 'list.look' && isDownload(subject.kind)
      ? words.downloads[subject.kind]
      : (things[subject.kind] ?? words.things.list);
  const sayName = (name: string) => {
    const marker = nameMarker(name);
    return marker === null ? name : common.names[marker];
  };
  const said = {
    who: actor ? sayName(actor.name) : words.audit.byServer,
    what: name === null ? nameless : sayName(name),
    person: person ? sayName(person.name) : words.things.user,
  };
  return {
    action: isAuditAct(action) ? fill(words.acts[phraseOfAct(action)], said) : action,
    subject: { kind: kinds[subject.kind] ?? kinds['list'] ?? '', id: subject.id, name },
    changed: sayFacts(before, after, wordsIn(language, names)).map(textOf).join('; '),
  };
}

function wordsIn(language: Language, names: Readonly<Record<string, string>>): AuditWords {
  const { console: words, games, common } = phrasesIn[language];
  const { facts, plain, values } = words.said;
  const sports: Readonly<Record<string, string>> = games.sport;
  return {
    fact: (name) => facts[name],
    word: (value) => (isAuditValue(value) ? values[value] : value.replaceAll('_', ' ')),
    sport: (value) => sports[value] ?? value,
    money: (cents) => formatMoney(centsToEuros(cents), language),
    moment: (instant) => (instant.includes('T') ? sayMoment(new Date(instant)) : instant),
    number: (value) => writeFigure(value, language),
    name: (id) => {
      const marker = nameMarker(names[id] ?? '');
      return marker === null ? names[id] : common.names[marker];
    },
    plain,
  };
}
