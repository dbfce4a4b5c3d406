/** The fields that every way of joining sends. */
export interface Entry {
  matchId: string;
  teamId: string | null;
  secretKey: string | null;
}

/** The fields that every payment sends. `amount`: the euros that the payer saw; `cardId`: the student card to use. */
export interface Payment {
  amount: number;
  cardId: string | null;
}
