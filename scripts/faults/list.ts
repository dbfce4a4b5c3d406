import { usualChanges } from '../changes/list.ts';

/** A small fault, as somebody makes one on a Friday afternoon. */
export interface Fault {
  /** The symptom, in the words of a person who would report it. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The part of `test:all` beyond `npm test` that may be needed to find it. */
  rest?: 'Slow tests' | 'Other journeys' | 'Tests';
}

/** Faults, chosen so that each kind of test is needed for some of them. */
const slips: readonly Fault[] = [
  // Faults in what the rules decide.
  {
    name: 'a refund tier is off by an hour',
    file: 'rules/src/refund.ts',
    find: "{ reason: '18to24h', percent: 60, fromHours: 18 }",
    replace: "{ reason: '18to24h', percent: 60, fromHours: 19 }",
  },
  {
    name: 'a promocode is taken off before the early bird',
    file: 'rules/src/price.ts',
    find: '{ earlyBird: false, promocode: true, periodic: true }',
    replace: '{ promocode: true, earlyBird: false, periodic: true }',
  },
  {
    name: 'an early bird goes one spot too far',
    file: 'rules/src/price.ts',
    find: 'entry.occupied < entry.total',
    replace: 'entry.occupied <= entry.total',
  },
  {
    name: 'an organiser makes a paid game',
    file: 'rules/src/permissions.ts',
    find: "actor?.role === 'organiser' && game.priceCents === 0 && !game.external",
    replace: "actor?.role === 'organiser' && !game.external",
  },
  {
    name: 'a private game is listed for everybody',
    file: 'rules/src/visibility.ts',
    find: 'return !game.isPrivate || reader.isMember;',
    replace: 'return true;',
  },
  {
    name: 'an outsider gets in with the passcode',
    file: 'rules/src/joining.ts',
    find: "player.isOutsider && player.key !== 'private-link'",
    replace: 'player.isOutsider && player.key === null',
  },
  {
    name: 'a spot is kept through no night',
    file: 'rules/src/waiting-list.ts',
    find: 'const until = near ? running : rested;',
    replace: 'const until = near ? rested : running;',
  },
  {
    name: 'a fee is that of another way to pay',
    file: 'rules/src/fees.ts',
    find: 'card: { percent: 3.25, fixedCents: 31 }',
    replace: 'card: { percent: 0, fixedCents: 36 }',
  },
  {
    name: 'of two marks the earlier one stays',
    file: 'rules/src/attendance.ts',
    find: 'return later > 0 ? one : other;',
    replace: 'return later < 0 ? one : other;',
  },

  // Faults in what the API does.
  {
    name: 'somebody gives up the spot of another',
    file: 'api/src/features/joining/decide/refund.ts',
    find: "  if (person.spot && userId !== targetId && userId !== person.spot.payerId) throw new Refused('spot_not_yours');\n",
    replace: '',
  },
  {
    name: 'who left is still counted',
    file: 'api/src/features/joining/decide/leave.ts',
    find: '  state.game.joinedCount -= 1;\n',
    replace: '',
  },
  {
    name: 'an admin’s call is open to organisers',
    file: 'api/src/platform/sessions/may-call.ts',
    find: 'organiser: 3, admin: 4 }',
    replace: 'organiser: 4, admin: 4 }',
  },
  {
    name: 'who is banned logs in again',
    file: 'api/src/platform/sessions/sessions.ts',
    find: 'where id = ${userId} and banned_at is null returning id)',
    replace: 'where id = ${userId} returning id)',
  },
  {
    name: 'a guest’s attempts are counted, and not waited for',
    file: 'api/src/features/guests/routes.ts',
    find: '    await limitAttempts(db, rateLimits.guest, request.ip);\n    const { email } = body;',
    replace:
      '    void limitAttempts(db, rateLimits.guest, request.ip).catch(() => undefined);\n    const { email } = body;',
  },
  {
    name: 'a top-up is charged without its fee',
    file: 'api/src/features/payments/start-top-up.ts',
    find: 'totalCents: amountCents + fee,',
    replace: 'totalCents: amountCents,',
  },
  {
    name: 'a receipt is shown to whoever has its number',
    file: 'api/src/features/wallet/receipt-queries.ts',
    find: 'where r.payer_id = ${userId} and r.id = ${id}',
    replace: 'where r.id = ${id}',
  },
  {
    name: 'a code that has ended can be selected',
    file: 'api/src/features/promocodes/select-promocode.ts',
    find: 'expired: promocode.ends_at !== null && new Date(promocode.ends_at) <= now,',
    replace: 'expired: false,',
  },
  {
    name: 'an order paid twice at once: its game is not locked',
    file: 'api/src/features/payments/locked-order.ts',
    find: 'where o.id = ${orderId} for no key update of o`',
    replace: 'where o.id = ${orderId}`',
    rest: 'Slow tests',
  },
  {
    name: 'wallets are read without their lock',
    file: 'api/src/features/wallet/post-journals.ts',
    find: 'order by user_id for no key update`',
    replace: 'order by user_id`',
    rest: 'Slow tests',
  },
  {
    name: 'a mail without its link',
    file: 'api/src/features/sign-in/ask-recovery.ts',
    find: 'const link = `${config.publicUrl}/reset-password/${token}`;',
    replace: 'const link = `${config.publicUrl}/reset-password`;',
  },
  {
    name: 'an earlier link to a new password goes on working',
    file: 'api/src/features/sign-in/ask-recovery.ts',
    find: '  await sql`update recovery set used_at = ${now} where user_id = ${id}::uuid and used_at is null`.execute(trx);\n',
    replace: '',
  },
  {
    name: 'a spreadsheet runs what somebody calls themselves',
    file: 'api/src/platform/admins/csv.ts',
    find: '[=+\\-@|%\\uff1d',
    replace: '[+\\-@|%\\uff1d',
  },
  {
    name: 'cancelled games stand in the sitemap',
    file: 'api/src/features/sitemap/queries.ts',
    find: "status = 'cancelled' or private_community_id is not null as unlisted",
    replace: 'private_community_id is not null as unlisted',
  },
  {
    name: 'a forged link opens a booking',
    file: 'api/src/features/joining/announce/booking-links.ts',
    find: "if (!isSigned(secret, signature, 'booking', ...parts)) return null;",
    replace: "if (signature === '') return null;",
  },
  {
    name: 'a message goes to its author’s game without the right to write',
    file: 'api/src/features/messages/write-message.ts',
    find: "    await requireRight(trx, call.viewer, [game], 'message');\n",
    replace: '',
  },
  {
    name: 'what is under way is cut off when the server stops',
    file: 'api/src/platform/processes/draining.ts',
    find: '      this.#underWay.add(response);\n',
    replace: '',
    rest: 'Slow tests',
  },
  {
    name: 'the time after a clock change is an hour off',
    file: 'rules/src/local-time.ts',
    find: 'return new Date(guess.getTime() + off * minute);',
    replace: 'return guess;',
    rest: 'Tests',
  },

  // Faults in what people see.
  {
    name: 'a label without its field',
    file: 'web/src/ui/field.tsx',
    find: "<label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes.label}>",
    replace: "<label className={hideLabel ? 'visually-hidden' : classes.label}>",
  },
  {
    name: 'a refused form leaves the focus at its button',
    file: 'web/src/ui/use-refusal.ts',
    find: 'if (led > 0) focusFirstProblem(element.current);',
    replace: 'void focusFirstProblem;',
  },
  {
    name: 'Escape leaves a sheet open',
    file: 'web/src/ui/sheet.tsx',
    find: '        event.preventDefault();\n        onClose();\n',
    replace: '        event.preventDefault();\n',
  },
  {
    name: 'a button behind the bar at the bottom',
    file: 'web/src/ui/sticky-action.module.css',
    find: '    z-index: 20;\n',
    replace: '    z-index: 20;\n    margin-bottom: -72px;\n',
  },
  {
    name: 'the wallet sticks out at 320 px',
    file: 'web/src/ui/money-list.module.css',
    find: '  margin-left: auto;\n',
    replace: '  min-width: 260px;\n  margin-left: auto;\n',
  },
  {
    name: 'a full game says that no player is missing',
    file: 'web/src/ui/player-bar.tsx',
    find: 'if (left <= 0)',
    replace: 'if (left < 0)',
  },
  {
    name: 'the next page is the one after the next',
    file: 'web/src/ui/paging.tsx',
    find: 'page < totalPages ? to(page + 1) : null',
    replace: 'page < totalPages ? to(page + 2) : null',
  },
  {
    name: 'a discount is added in words',
    file: 'web/src/ui/price-lines.tsx',
    find: 'formats.money(euros)',
    replace: 'formats.money(Math.abs(euros))',
  },
  {
    name: 'who may not leave is offered to',
    file: 'web/src/features/joining/next-action.ts',
    find: "if (refund) return refund.allowed ? { kind: 'refund' } : { kind: 'none', why: 'joined' };",
    replace: "if (refund) return { kind: 'refund' };",
  },
  {
    name: 'two of a kind in Dutch are one',
    file: 'phrases/src/subjects/match.nl.ts',
    find: "left: { one: 'Nog {{count}} plek', other: 'Nog {{count}} plekken' }",
    replace: "left: { one: 'Nog {{count}} plek', other: 'Nog {{count}} plek' }",
  },
  {
    name: 'logging out leaves what was stored',
    file: 'web/src/platform/clear-stored-data.ts',
    find: 'if (key.startsWith(ownKeys)) storage.removeItem(key);',
    replace: 'if (key === ownKeys) storage.removeItem(key);',
  },
  {
    name: 'what is paid is not looked at again',
    file: 'web/src/ui/joining/use-refresh.ts',
    find: "      client.invalidateQueries({ queryKey: ['games'], predicate: (query) => !left(query) }),\n",
    replace: '',
  },
  {
    name: 'an open page hears of nobody who joins',
    file: 'web/src/features/games/details/use-live-game.ts',
    find: '      client.setQueryData(queryKey, { ...before, ...live });\n',
    replace: '',
  },
];

/** Changes that are only begun: nothing else mentions the new tier, language or provider. */
const begun = usualChanges.map(({ name, edits: [first] }): Fault => ({ name: `${name} is only begun`, ...first }));

/** `npm run faults` plants one after the other. */
export const faults: readonly Fault[] = [...slips, ...begun];
