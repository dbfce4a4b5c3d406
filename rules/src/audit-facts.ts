import type { Language } from './languages.ts';

/**
 * How each fact of the log of admins' acts is said: as money (`cents`), a moment, yes or no, a word with a phrase, a person, a game or another name,
 * a number or text; `thing`: only that it changed; `parts`: several facts; `hidden`: only in the raw entry. A fact that isn't a key here isn't
 * logged.
 */
export const auditFacts = {
  role: 'word',
  organiserKind: 'word',
  banned: 'yes',
  takenOutOf: 'number',
  name: 'word',
  address: 'word',
  email: 'text',
  sessions: 'number',
  forgotten: 'yes',
  gaveUp: 'cents',
  unusedSince: 'moment',
  registrationId: 'hidden',
  corrected: 'number',
  wasOpened: 'yes',
  kept: 'cents',
  iban: 'text',
  owed: 'cents',
  how: 'word',
  correction: 'hidden',
  order: 'hidden',
  account: 'word',
  against: 'word',
  cents: 'cents',
  balance: 'cents',
  line: 'hidden',
  as: 'word',
  payout: 'hidden',
  state: 'word',
  confirmed: 'yes',
  cities: 'list',
  statements: 'list',
  added: 'number',
  known: 'number',
  matched: 'number',
  channel: 'word',
  tag: 'text',
  color: 'word',
  description: 'text',
  tagId: 'named',
  id: 'hidden',
  userId: 'person',
  userIds: 'person',
  kind: 'word',
  decision: 'word',
  newsId: 'hidden',
  picture: 'thing',
  isPinned: 'yes',
  uses: 'number',
  expires: 'moment',
  isPrivate: 'yes',
  showElo: 'yes',
  isRatingVisible: 'yes',
  isRatingEnabled: 'yes',
  areNicknamesEnabled: 'yes',
  banner: 'thing',
  location: 'thing',
  shortCode: 'text',
  sport: 'sport',
  city: 'text',
  admin: 'person',
  isAdmin: 'yes',
  people: 'number',
  games: 'game',
  bulkChange: 'hidden',
  featured: 'yes',
  hash: 'hidden',
  rgs: 'text',
  document: 'text',
  at: 'moment',
  version: 'text',
  promocode: 'hidden',
  code: 'text',
  discountType: 'word',
  discountValue: 'number',
  startsAt: 'moment',
  endsAt: 'moment',
  usesTotal: 'number',
  ends_at: 'moment',
  uses_total: 'number',
  needsSecond: 'yes',
  giftsBack: 'parts',
  agreed: 'yes',
  accepted: 'yes',
  reached: 'number',
  status: 'word',
  note: 'text',
  setAside: 'word',
  resolution: 'word',
  back: 'cents',
  fee: 'cents',
  withdrawn: 'number',
  rows: 'number',
  unknown: 'number',
  malformed: 'number',
  unchanged: 'number',
  subscribed: 'word',
  en: 'number',
  nl: 'number',
  marked: 'parts',
  mark: 'word',
  result: 'text',
  tournamentMatch: 'text',
  matches: 'number',
  courts: 'list',
  team: 'text',
  number: 'text',
  teamSize: 'number',
  teams: 'named',
  terms: 'thing',
  starts_at: 'moment',
  duration_minutes: 'number',
  price_cents: 'cents',
  minimum_players: 'number',
  scope: 'word',
  regularSpots: 'number',
  regularDays: 'number',
  gameIds: 'game',
  gameId: 'game',
  priceCents: 'cents',
  like: 'game',
  photo: 'thing',
  percent: 'number',
  coOrganisers: 'parts',
  user_id: 'person',
  rights: 'word',
  cancelled: 'game',
  paidCents: 'cents',
  backTo: 'word',
  refundedCents: 'cents',
  payerId: 'person',
  exemptReason: 'text',
  keepsPrepaid: 'yes',
  form: 'text',
  from: 'text',
  to: 'text',
  since: 'moment',
  until: 'moment',
  said: 'parts',
  /** In entries from before migration 0127. */
  said_en: 'text',
  said_nl: 'text',
  organiserId: 'person',
  assignedTo: 'person',
  days: 'number',
  minutes: 'number',
  searched: 'yes',
} as const satisfies Record<string, How> & Record<Language, How>;
type How =
  | 'cents'
  | 'moment'
  | 'yes'
  | 'word'
  | 'sport'
  | 'person'
  | 'game'
  | 'named'
  | 'number'
  | 'text'
  | 'list'
  | 'thing'
  | 'parts'
  | 'hidden';
export type AuditFact = keyof typeof auditFacts;

/** Facts about an act, before or after it. */
export type AuditFacts = { readonly [Fact in AuditFact]?: unknown };

/** The words that facts are said in. */
export const auditValues = [
  'guest',
  'player',
  'organiser',
  'freelance',
  'volunteer',
  'system',
  'waiting',
  'open',
  'assigned',
  'answered',
  'closed',
  'approved',
  'declined',
  'held',
  'failed',
  'retried',
  'mail',
  'push',
  'approve',
  'deny',
  'keep',
  'remove',
  'let',
  'wallet',
  'owed_to_organiser',
  'revenue',
  'losses',
  'provider_costs',
  'vat',
  'costs',
  'provider',
  'bank',
  'proposed',
  'filed',
  'executed',
  'returned',
  'created',
  'paid',
  'expired',
  'credit',
  'refund',
  'dismiss',
  'percentage',
  'nominal',
  'topupBalance',
  'here',
  'not_here',
  'none',
  'marked',
  'appealed',
  'kept',
  'escalated',
  'upheld',
  'taken_back',
  'edit',
  'players',
  'checkIn',
  'message',
  'one',
  'following',
  'stay',
  'cancel',
  'form',
  'file',
  'account',
  'corrected',
  'draft',
  'sending',
  'sent',
  'stopped',
  'tag',
  'nickname',
  'payer',
  'again',
  'otherAmount',
  'unknownThere',
  'notPaidThere',
  'takenBackUnpaid',
  'payerLeft',
  'otherProvider',
  'cancelledAtOtherProvider',
] as const;
export type AuditValue = (typeof auditValues)[number];
export const isAuditValue = (word: string): word is AuditValue => auditValues.some((one) => one === word);

const isFact = (name: string): name is AuditFact => Object.hasOwn(auditFacts, name);

/** A line of words: text, and names that lead to a person or a game. */
export type AuditLine = readonly (string | AuditName)[];
export interface AuditName {
  name: string;
  id: string;
  of: 'person' | 'game';
}

/** The words of a language, and the names for the ids in facts. */
export interface AuditWords {
  fact: (name: AuditFact) => string;
  word: (value: string) => string;
  sport: (value: string) => string;
  money: (cents: number) => string;
  moment: (instant: string) => string;
  number: (value: number) => string;
  name: (id: string) => string | undefined;
  plain: Readonly<Record<'yes' | 'no' | 'nothing' | 'gone' | 'another', string>>;
}

type Given = Readonly<Record<string, unknown>> | null;

/** What an act changed or did, a line for each fact: `Banned: no → yes`; a fact without a change is said alone: `Paid back: € 5.00`. */
export function sayFacts(before: Given, after: Given, words: AuditWords): AuditLine[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(isFact);
  return names.flatMap((name) => {
    const isSame = JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]);
    if (auditFacts[name] === 'hidden' || isSame) return [];
    const label = `${words.fact(name)}: `;
    if (auditFacts[name] === 'thing') return [[label + words.plain.another]];
    const [was, is] = [before?.[name], after?.[name]].map((value) => sayValue(name, value, words));
    const [hasBefore, hasAfter] = [before, after].map((facts) => facts !== null && name in facts);
    if (was === undefined || is === undefined) return [];
    return [[label, ...(hasBefore && hasAfter ? [...was, ' → ', ...is] : hasAfter ? is : was)]];
  });
}

/** A line without links. */
export const textOf = (line: AuditLine): string =>
  line.map((part) => (typeof part === 'string' ? part : part.name)).join('');

function sayValue(name: AuditFact, value: unknown, words: AuditWords): AuditLine {
  if (auditFacts[name] === 'yes')
    return [value === null || value === false || value === undefined ? words.plain.no : words.plain.yes];
  if (value === null || value === undefined || value === '') return [words.plain.nothing];
  if (Array.isArray(value)) {
    const each = Map.groupBy(
      value.map((one: unknown) => sayValue(name, one, words)),
      textOf,
    );
    // The games of a series share one name.
    const said = [...each.values()].flatMap(([line, ...more]) =>
      line === undefined ? [] : [more.length > 0 ? [...line, ` (${more.length + 1}×)`] : line],
    );
    return said.length === 0 ? [words.plain.nothing] : joined(said, auditFacts[name] === 'parts' ? '; ' : ', ');
  }
  if (typeof value === 'object') return sayParts(value, words);
  return sayPlain(name, value as string | number | boolean, words);
}

const joined = (lines: readonly AuditLine[], by: string): AuditLine =>
  lines.flatMap((line, index) => (index === 0 ? line : [by, ...line]));

const sayParts = (parts: object, words: AuditWords): AuditLine =>
  joined(
    Object.entries(parts).flatMap(([part, inner]: [string, unknown]) =>
      isFact(part) && auditFacts[part] !== 'hidden' && inner !== null
        ? [[`${words.fact(part)} `, ...sayValue(part, inner, words)]]
        : [],
    ),
    ', ',
  );

function sayPlain(name: AuditFact, value: string | number | boolean, words: AuditWords): AuditLine {
  const text = String(value);
  const how = auditFacts[name];
  switch (how) {
    case 'cents':
      return [words.money(Number(value))];
    case 'moment':
      return [words.moment(text)];
    case 'word':
      return [words.word(text)];
    case 'sport':
      return [words.sport(text)];
    case 'person':
    case 'game':
    case 'named':
      return [typeof value === 'number' ? words.number(value) : sayName(how, text, words)];
    default:
      return [typeof value === 'number' ? words.number(value) : text];
  }
}

/** Says a person or thing by name; if it is gone, only that it is. */
function sayName(of: 'person' | 'game' | 'named', id: string, words: AuditWords): string | AuditName {
  const name = words.name(id);
  if (name === undefined) return isId(id) ? words.plain.gone : words.word(id);
  return of === 'named' ? name : { name, id, of };
}

const isId = (text: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(text);
