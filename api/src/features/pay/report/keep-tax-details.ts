import type { TaxDetails } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { endOfBsn, firstReportedYear, isBirthDay, isBsn, plainBsn } from '@rondo/rules/tax-details';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import { requirePrintable } from '../../../platform/papers/require-printable.ts';
import { seal, unseal } from '../../../platform/sessions/seal.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';
import { readVatNumber } from '../../../platform/wording/read-vat-number.ts';
import { paidYears } from '../paid-years.ts';

/** The purpose for which citizen service numbers are sealed. */
export const bsnSealedFor = 'citizen service number';

interface Keeping {
  db: Database;
  config: Pick<Config, 'secretKey' | 'reportsPay' | 'seller'>;
}

/** Who is meant, as they call themself. */
interface Person {
  userId: string;
  name: string;
  address: string;
}

/**
 * Keeps what the yearly report says of an organiser, in place of what was kept before (decisions/0142-the-yearly-report.md).
 * @throws Refused `bsn_invalid`, `birth_day_wrong`; `not_reported` if no report is made, or they weren't paid this year or last year
 */
export async function keepTaxDetails(
  { db, config }: Keeping,
  { bornOn, bsn: typed, hasNoBsn, ...person }: Person & { bornOn: string; bsn: string; hasNoBsn: boolean },
  now: Date,
): Promise<TaxDetails> {
  await requireReported({ db, config }, person.userId, now);
  if (!isBirthDay(bornOn, amsterdamDay(now)))
    throw new Refused('birth_day_wrong', undefined, [{ path: 'bornOn', message: 'nobody paid is born then' }]);
  const bsn = hasNoBsn ? null : plainBsn(typed);
  if (bsn !== null && !isBsn(bsn))
    throw new Refused('bsn_invalid', undefined, [{ path: 'bsn', message: 'not a citizen service number' }]);
  const sealed = bsn === null ? null : seal(config.secretKey, bsnSealedFor, bsn);
  return keep(
    db,
    { ...person, bornOn, sealed, end: bsn === null ? null : endOfBsn(bsn), vat: null, isInvoiced: false },
    now,
  );
}

/**
 * Keeps that an organiser charges VAT, and deletes the BSN that they gave before. With `isInvoiced` Rondo writes their invoices from now on, unless it did so
 * already (decisions/0145-invoices-for-organisers.md).
 * @throws Refused `vat_number_invalid`, `vat_not_dutch`, `letters_unprintable`, `invoices_not_written`; `not_reported` as above, but of freelancers
 */
export async function keepVatNumber(
  { db, config }: Keeping,
  { vat: typed, isInvoiced, ...person }: Person & { vat: string; isInvoiced: boolean },
  now: Date,
): Promise<TaxDetails> {
  const canBe = await canBeInvoiced({ db, config }, person.userId);
  if (isInvoiced && !canBe) throw new Refused('invoices_not_written');
  if (!canBe) await requireReported({ db, config }, person.userId, now);
  const vat = await readVatNumber(typed);
  if (vat === null)
    throw new Refused('vat_number_invalid', undefined, [{ path: 'vat', message: 'not a VAT number of the EU' }]);
  if (isInvoiced && !vat.startsWith('NL'))
    throw new Refused('vat_not_dutch', undefined, [{ path: 'vat', message: 'not a Dutch VAT number' }]);
  if (isInvoiced) await requirePrintable({ name: person.name, address: person.address });
  return keep(db, { ...person, bornOn: null, sealed: null, end: null, vat, isInvoiced }, now);
}

/** Whether Rondo may write the invoices of somebody: a freelancer, to an operator who is named. */
export async function canBeInvoiced({ db, config }: Keeping, userId: string): Promise<boolean> {
  if (config.seller === null) return false;
  const { rows } = await sql`select from app_user where id = ${userId} and organiser_kind = 'freelance'`.execute(db);
  return rows.length > 0;
}

/** Whether somebody stands in a report that can still be made. */
export async function isReported({ db, config }: Keeping, userId: string, now: Date): Promise<boolean> {
  if (!config.reportsPay) return false;
  const { rows } = await sql`
    select from ${paidYears(sql`l.user_id = ${userId}`)} where p.year >= ${firstReportedYear(amsterdamDay(now))}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The law allows to ask for a BSN only for the report. */
async function requireReported(keeping: Keeping, userId: string, now: Date): Promise<void> {
  if (!(await isReported(keeping, userId, now))) throw new Refused('not_reported');
}

type Row = Pick<Rows['tax_details'], 'name' | 'address' | 'bsn_end' | 'vat' | 'invoiced_since'> & {
  born_on: string | null;
};

const columns = sql`name, address, born_on::text as born_on, bsn_end, vat, invoiced_since`;

async function keep(
  db: Database,
  details: Person & {
    bornOn: string | null;
    sealed: Buffer | null;
    end: string | null;
    vat: string | null;
    isInvoiced: boolean;
  },
  now: Date,
): Promise<TaxDetails> {
  const { userId, name, address, bornOn, sealed, end, vat, isInvoiced } = details;
  const { rows } = await sql<Row>`
    insert into tax_details as kept (user_id, name, address, born_on, bsn_sealed, bsn_end, vat, invoiced_since, changed_at)
    values (${userId}, ${name}, ${address}, ${bornOn}, ${sealed}, ${end}, ${vat}, ${isInvoiced ? now : null}, ${now})
    on conflict (user_id) do update set name = excluded.name, address = excluded.address, born_on = excluded.born_on,
      bsn_sealed = excluded.bsn_sealed, bsn_end = excluded.bsn_end, vat = excluded.vat,
      invoiced_since = case when excluded.invoiced_since is not null then coalesce(kept.invoiced_since, excluded.invoiced_since) end, changed_at = excluded.changed_at
    returning ${columns}`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error('the details were not kept');
  return present(kept);
}

/** An organiser's own details, with the end of their BSN alone. */
export async function findTaxDetails(db: Database, userId: string): Promise<TaxDetails | null> {
  const { rows } = await sql<Row>`select ${columns} from tax_details where user_id = ${userId}`.execute(db);
  return rows[0] ? present(rows[0]) : null;
}

const present = ({
  name,
  address,
  born_on: bornOn,
  bsn_end: bsn,
  vat,
  invoiced_since: invoicedSince,
}: Row): TaxDetails => ({
  name,
  address,
  bornOn,
  bsn,
  vat,
  invoicedSince,
});

/** The number in sealed details. */
export const bsnOf = (secretKey: Secret, sealed: Buffer): string => unseal(secretKey, bsnSealedFor, sealed);
