import type { listAudit as ListAudit } from '@rondo/contract';
import { sayFacts, textOf } from '@rondo/rules/audit-facts';
import { nameOfSubject } from '@rondo/rules/audit-kinds';
import { createElement, Fragment, type ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useActSentence, useThing } from '../../../ui/console/act-sentence.ts';
import type { RowOf } from '../../../ui/console/description.ts';
import classes from './act.module.css';
import { useAuditWords } from './audit-words.ts';

type AdminAction = RowOf<typeof ListAudit>;

/** Stand for the names in a sentence until their links take their places. */
const marks = { who: '⟦who⟧', what: '⟦what⟧', person: '⟦person⟧' };

/** What an admin did in a sentence with its reason, its names as links; the facts fold out. */
export function Act({ act }: { act: AdminAction }) {
  const t = useT();
  const sentence = useActSentence()(act.action, marks);
  const names = useNames(act);
  return (
    <div className={classes.act}>
      {createElement(Fragment, null, ...sentence.split(/(⟦\w+⟧)/u).map((part) => names[part] ?? part))}
      {act.reason !== null && act.reason !== '' && `: ${act.reason}`}{' '}
      <details className={classes.facts}>
        <summary>{t('console.audit.facts')}</summary>
        <Facts act={act} />
      </details>
    </div>
  );
}

/** The admin leads to all that they did, the person to all that was about them, the thing to its page. */
function useNames({ action, actor, subject, person }: AdminAction): Readonly<Record<string, ReactNode>> {
  const t = useT();
  const formatName = useFormatName();
  const thing = useThing();
  const name = nameOfSubject(subject, (kind) => t(`switches.kinds.${kind}.name`));
  const to = subject.id === null ? undefined : places[subject.kind]?.(subject.id);
  const what = name === null ? thing(subject.kind, action) : formatName(name);
  return {
    [marks.who]: actor ? (
      <Name to={`/console/audit?by=${actor._id}`}>{formatName(actor.name)}</Name>
    ) : (
      t('console.audit.byServer')
    ),
    [marks.what]: to === undefined ? what : <Name to={to}>{what}</Name>,
    [marks.person]: person ? (
      <Name to={`/console/audit?about=${person._id}`}>{formatName(person.name)}</Name>
    ) : (
      thing('user', action)
    ),
  };
}

function Name({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link" to={to}>
      {children}
    </Link>
  );
}

/** The changed facts, a line each, whom it was about, where it came from, and the stored entry itself. */
function Facts({ act }: { act: AdminAction }) {
  const t = useT();
  const formatName = useFormatName();
  const words = useAuditWords(act.names);
  const { before, after, person, network, request } = act;
  return (
    <div className={classes.lines}>
      {sayFacts(before, after, words).map((line) => (
        <p key={textOf(line)}>
          {line.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <Name key={part.id} to={places[part.of === 'person' ? 'user' : 'game']?.(part.id) ?? ''}>
                {part.name}
              </Name>
            ),
          )}
        </p>
      ))}
      {person && (
        <p>
          {t('console.audit.about')} <Name to={`/console/audit?about=${person._id}`}>{formatName(person.name)}</Name>
        </p>
      )}
      {network !== null && <p>{t('console.audit.from', { network, request: request ?? '' })}</p>}
      <code>{JSON.stringify({ action: act.action, subject: act.subject, before, after })}</code>
    </div>
  );
}

/** The page that shows each kind of subject. */
const places: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  game: (id) => `/match/${id}`,
  bulk_change: (id) => `/console/games?step=bulk-progress&id=${id}`,
  issue: (id) => `/console/newsletters?step=newsletter&id=${id}`,
  user: (id) => `/console/people?step=person&id=${id}`,
  community: (id) => `/console/communities?step=community&id=${id}`,
  promocode: (id) => `/console/promocodes?step=promocode&id=${id}`,
  switch: () => '/console/switches',
  back_up: () => '/console/health',
  enquiry: (id) => `/console/enquiries?step=enquiry&id=${id}`,
};
