import { goesAlways, isUrgent, mailDigest, notificationCategories } from '@rondo/rules/notifications';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { mailsHeldBack } from '../../../platform/processes/metrics.ts';
import { inboxOf, type MailBudget, mailBudgets } from './mail-budgets.ts';
import { findMailGames, gameCalendar, gameFacts, gamePicture } from './mail-games.ts';
import { mailKinds } from './mail-kinds.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

export interface MailOrder extends Omit<MailContent, 'gameFacts' | 'picture' | 'sport'> {
  to: string;
  /** The user; omitted for an address without an account. */
  userId?: string;
  /** The game that the mail is about. */
  gameId?: string;
  /** Whether the mail's receiver plays no longer; omitted if the kind alone says so. */
  leaves?: boolean;
  /** A PDF attached to the mail. */
  file?: { name: string; content: Buffer };
  /** When the mail's game starts, because news of a game that starts soon can't wait. */
  startsAt?: Date;
}

/** An arbitrary number; its lock makes counting an inbox's mails happen one at a time. */
const budgetLock = 740_018;

/**
 * Adds mails to the outbox as part of the caller's transaction, except those their receiver doesn't want; they are sent after it commits. Mails that
 * can wait do so briefly, so that several become one (decisions/0018-notifications.md). No inbox gets more than its budget of mails that others
 * cause: calls refuse before that already (within-mail-budget.ts), and mails that slipped through a call are left out here.
 */
export async function queueMails(trx: Transaction, jobs: Jobs, orders: readonly MailOrder[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  const earlier = new Map<string, number>();
  const games = await findMailGames(trx, orders);
  const rows = orders.map((order) => {
    const { origin } = new URL(order.link);
    const game = games.get(order.gameId ?? '');
    const said = game && mailKinds[order.kind].game;
    const category = order.userId === undefined ? null : mailKinds[order.kind].category;
    const isFree = category !== null && !goesAlways(category, 'mail');
    return {
      recipient: order.to,
      userId: order.userId ?? null,
      language: order.language,
      // The welcome has an unsubscribe link, as a newsletter has.
      category: order.kind === 'newsletterWelcome' ? 'newsletter' : category,
      choice: isFree ? category : null,
      unlessChosen: !isFree || notificationCategories[category].defaults.mail,
      waits: category !== null && !(order.startsAt && isUrgent(order.startsAt, now)),
      link: order.link,
      ...budgetColumns(order, earlier),
      calendar: game ? gameCalendar(order, game, origin, now) : null,
      file: order.file?.content.toString('base64') ?? null,
      fileName: order.file?.name ?? null,
      ...composeMail({
        ...order,
        ...(game && { sport: game.sport, picture: gamePicture(game, origin) }),
        ...(game && said && { gameFacts: gameFacts(game, order.language) }),
      }),
    };
  });
  const inboxes = [...earlier.keys()];
  if (inboxes.length > 0)
    await sql`
      select pg_advisory_xact_lock(${budgetLock}, n) from (
        select distinct hashtext(inbox) as n from unnest(${inboxes}::text[]) as u(inbox) order by 1) as in_order`.execute(
      trx,
    );
  const { rows: over } = await sql<{ budget: MailBudget; count: number }>`
    with m as (
      select *, budget is not null and (
        (select count(*) from mail e
         where e.inbox = m.inbox and e.budget = m.budget and e.queued_at > now() - interval '1 hour') + m.before >= m.hour or
        (select count(*) from mail e
         where e.inbox = m.inbox and e.budget = m.budget and e.queued_at > now() - interval '1 day') + m.before >= m.day) as is_over
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(recipient text, subject text, text text, html text,
        calendar text, file text, "fileName" text, "userId" uuid, language text, category text, choice text, "unlessChosen" boolean, waits boolean, line text, link text,
        budget text, inbox text, before int, hour int, day int)),
    queued as (
      insert into mail (recipient, subject, text_body, html_body, calendar, file, file_name, created_at, user_id, language, category, waits, line, link,
        budget, inbox, next_attempt_at)
      select recipient, subject, text, html, calendar, decode(file, 'base64'), "fileName", ${now}, "userId", language, category, waits, line, link, budget, inbox,
        case when waits then now() + make_interval(mins => ${mailDigest.waitMinutes}) else now() end
      from m where not is_over and coalesce(
        (select is_on from notification_choice c
         where c.user_id = m."userId" and c.category = m.choice and c.channel = 'mail'),
        "unlessChosen"))
    select budget, count(*) as count from m where is_over group by budget`.execute(trx);
  for (const { budget, count } of over) mailsHeldBack.inc({ reason: `over budget: ${budget}` }, count);
  // The sweep finds the waiting mails when they are due.
  if (rows.some(({ waits }) => !waits)) await jobs.enqueue(trx, 'send-mails', {});
}

/** @param earlier how many of these mails count towards the same budget, by inbox and budget; updated here */
function budgetColumns({ kind, to }: MailOrder, earlier: Map<string, number>) {
  const { budget } = mailKinds[kind];
  if (budget === null) return { budget, inbox: null };
  const inbox = inboxOf(to);
  const subject = `${budget} ${inbox}`;
  const before = earlier.get(subject) ?? 0;
  earlier.set(subject, before + 1);
  return { budget, inbox, before, ...mailBudgets[budget] };
}
