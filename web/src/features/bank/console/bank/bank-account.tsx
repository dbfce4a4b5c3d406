import type { CallResponse, listBank } from '@rondo/contract';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { Figures } from '../../../../ui/console/figures.tsx';
import type { Shown } from '../../../../ui/console/description.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { AddStatement } from './add-statement.tsx';
import { useBooking } from './use-booking.ts';

type Account = CallResponse<typeof listBank>['data']['account'];

const parts = ['before', 'settlements', 'payouts', 'corrections', 'open', 'explained', 'rest'] as const;

/** Takes a statement of the account, if there is one. */
export function NewStatement({ data }: Shown<typeof listBank>) {
  const t = useT();
  if (!data) return null;
  const { iban } = data.account;
  return (
    <Stack below={12} shrinks>
      {iban === null ? (
        <Note>
          <p>{t('ledger.bank.noAccount')}</p>
        </Note>
      ) : (
        <AddStatement account={iban} />
      )}
    </Stack>
  );
}

/** The bank's balance beside the ledger's, the money that hasn't arrived there, and the bank's statements. */
export function BankAccount({ data }: Shown<typeof listBank>) {
  if (!data || data.account.iban === null) return null;
  const { comparison, missing, bookings, statements } = data.account;
  return (
    <Stack gap={16} above={20} shrinks>
      {comparison && <Comparison comparison={comparison} />}
      {missing.length > 0 && <Missing missing={missing} />}
      {bookings.length > 0 && <Bookings bookings={bookings} />}
      {statements.length > 0 && <Statements statements={statements} />}
    </Stack>
  );
}

function Comparison({ comparison }: { comparison: NonNullable<Account['comparison']> }) {
  const t = useT();
  const dates = useDates();
  const row = (key: string, name: string, euros: number) => ({ key, name, figures: [euros] });
  return (
    <Figures
      title={t('ledger.bank.account')}
      heads={[t('ledger.bank.what'), t('ledger.bank.amount')]}
      rows={[
        row('closing', t('ledger.bank.closing', { day: dates.day(comparison.day) }), comparison.closing),
        row('booked', t('ledger.bank.booked'), comparison.booked),
        ...parts
          .filter((part) => comparison.parts[part] !== 0)
          .map((part) => row(part, t(`ledger.bank.parts.${part}`), comparison.parts[part])),
      ]}
      sums={[{ name: t('ledger.bank.difference'), figures: [comparison.difference] }]}
    />
  );
}

function Missing({ missing }: Pick<Account, 'missing'>) {
  const t = useT();
  const dates = useDates();
  return (
    <Figures
      title={t('ledger.bank.missing')}
      hint={<Text tone="muted">{t('ledger.bank.missingHint')}</Text>}
      heads={[t('ledger.bank.kinds.settlement'), t('ledger.bank.amount')]}
      rows={missing.map(({ _id, reference, paidAt, net }) => ({
        key: _id,
        name: (
          <Link className="link" to={`/console/settlements?step=settlement&id=${_id}`}>
            {`${reference}, ${dates.day(paidAt)}`}
          </Link>
        ),
        figures: [net],
      }))}
    />
  );
}

function Bookings({ bookings }: Pick<Account, 'bookings'>) {
  const t = useT();
  const say = useBooking();
  return (
    <Figures
      title={t('ledger.bank.bookings')}
      hint={<Text tone="muted">{t('ledger.bank.bookingsHint')}</Text>}
      heads={[t('ledger.bank.kinds.journal'), t('ledger.bank.amount')]}
      rows={bookings.map((booking) => ({
        key: String(booking.journal),
        name: (
          <Link className="link" to={`/console/journals?query=${booking.journal}`}>
            {say(booking)}
          </Link>
        ),
        figures: [booking.amount],
      }))}
    />
  );
}

function Statements({ statements }: Pick<Account, 'statements'>) {
  const t = useT();
  const dates = useDates();
  return (
    <Figures
      title={t('ledger.bank.statements')}
      heads={[t('ledger.bank.statements'), t('ledger.bank.opening'), t('ledger.bank.after')]}
      rows={statements.map(({ _id, number, from, until, opening, closing }) => ({
        key: _id,
        name: t('ledger.bank.statement', { number, from: dates.day(from), until: dates.day(until) }),
        figures: [opening, closing],
      }))}
    />
  );
}
