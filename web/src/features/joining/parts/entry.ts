/** What every way of joining asks. */
export interface Entry {
  matchId: string;
  teamId: string | null;
  secretKey: string | null;
}

/** What every payment asks. `amount`: the euros the payer saw; `cardId`: the student card to use. */
export interface Payment {
  amount: number;
  cardId: string | null;
}
