/** A player in a team's squad, between two days; `until` is the first day on which they are not, null while they stay. */
export interface Stay {
  player: string;
  team: string;
  from: string;
  until: string | null;
}

/** Who is in a team's squad on a day. */
export const squadOn = (stays: readonly Stay[], team: string, day: string): string[] =>
  stays.filter((stay) => stay.team === team && isOn(stay, day)).map(({ player }) => player);

const isOn = ({ from, until }: Stay, day: string) => from <= day && (until === null || day < until);

export interface Transfer {
  player: string;
  to: string;
  day: string;
}

export type TransferRefusal = 'transfers_over' | 'already_in_squad' | 'squad_full';

/**
 * Why a player can't come into a squad on a day: joining a first team is a transfer too.
 * @param last the last day of transfers; null for none
 * @param most how many a squad has at most
 */
export function refuseTransfer(
  stays: readonly Stay[],
  { player, to, day }: Transfer,
  { last, most }: { last: string | null; most: number },
): TransferRefusal | null {
  if (last !== null && day > last) return 'transfers_over';
  if (squadOn(stays, to, day).includes(player)) return 'already_in_squad';
  return squadOn(stays, to, day).length >= most ? 'squad_full' : null;
}

/** The stays after a transfer: the one before ends on its day, so that nobody is ever in two squads. */
export function transferred(stays: readonly Stay[], { player, to, day }: Transfer): Stay[] {
  const others = stays.flatMap((stay): Stay[] => {
    if (stay.player !== player || !isOn(stay, day)) return [stay];
    return stay.from === day ? [] : [{ ...stay, until: day }];
  });
  return [...others, { player, team: to, from: day, until: null }];
}
