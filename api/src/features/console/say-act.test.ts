import { type Language, languages } from '@rondo/rules';
import { auditActs } from '@rondo/rules/audit-acts';
import { auditFacts, type AuditFact } from '@rondo/rules/audit-facts';
import { switchKinds } from '@rondo/rules/switches';
import { phrasesIn } from '@rondo/phrases';
import { describe, expect, test } from 'vitest';
import { sayAct } from './say-act.ts';

const id = '00000000-0000-4000-8000-00000000000a';
const samples = {
  cents: 1250,
  moment: '2026-12-01T19:00:00Z',
  yes: true,
  word: 'taken_back',
  sport: 'Volleyball',
  named: id,
} as const;
const sampleOf = (name: AuditFact) =>
  Reflect.get(samples, auditFacts[name]) ?? (auditFacts[name] === 'number' ? 7 : 'x');
const all = Object.fromEntries((Object.keys(auditFacts) as AuditFact[]).map((name) => [name, sampleOf(name)]));
const empty = Object.fromEntries(Object.keys(auditFacts).map((name) => [name, null]));

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  test.each(auditActs)('%s is said whole', (action) => {
    const kind = action.split('.')[0] ?? '';
    // Months, jobs and accounts are called by their ids.
    const subject = { kind, id: ['month', 'job', 'account'].includes(kind) ? 'bank' : id, name: null };
    for (const names of [{ [id]: 'Noor' }, {}] as Record<string, string>[])
      for (const [before, after] of [
        [empty, all],
        [all, null],
        [null, all],
      ]) {
        const said = sayAct(
          { action, actor: null, person: null, subject, before: before ?? null, after: after ?? null, names },
          language,
        );
        expect(said.action).toContain(phrasesIn[language].console.audit.byServer);
        const words = [said.action, said.subject.kind, said.changed].join(' ');
        expect(words).not.toMatch(/[a-z]_[a-z]|[0-9a-f]{8}-|null|undefined|true|false|1250|T19:00|\{\{/);
        expect(said.changed).toMatch(/12[.,]50/);
        expect(said.changed).toContain('2026-12-01 20:00');
      }
  });

  test('which switch it was', () => {
    for (const kind of switchKinds) {
      const subject = { kind: 'switch', id: kind, name: null };
      const { name } = sayAct(
        { action: 'switch.off', actor: null, person: null, subject, before: null, after: null, names: {} },
        language,
      ).subject;
      expect(name).toBeTruthy();
      expect(name).not.toMatch(/_/);
    }
  });
});
