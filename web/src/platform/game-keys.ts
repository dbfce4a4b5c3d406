/** The key of a game's queries, however the reader came to it. */
export const gameKey = (id: string) => ['games', 'one', id] as const;

/** The key of the query of a game's draws. */
export const drawsKey = (id: string) => ['games', 'draws', id] as const;
