/** The fields of every way of joining. */
export interface Entry {
  matchId: string;
  teamId: string | null;
  secretKey: string | null;
}

/** The fields of every payment. `amount`: the euros the payer saw; `cardId`: the student card to use. */
export interface Payment {
  amount: number;
  cardId: string | null;
}
