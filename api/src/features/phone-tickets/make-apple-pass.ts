import type { Config } from '../../platform/config.ts';
import { type Secret, sign } from '../../platform/sessions/tokens.ts';
import type { AppleWallet } from '../../providers/phone-tickets/provider.ts';
import { presentTicket } from './present-ticket.ts';
import type { TicketRow } from './ticket-queries.ts';

export const passMedia = 'application/vnd.apple.pkpass';

/** The path below which devices ask for changes; Apple's address continues with `/v1`. */
export const servicePath = '/phone-tickets';

/** The token with which devices that have a ticket ask for its changes; it is in the ticket and stored nowhere. */
export const passTokenOf = (secretKey: Secret, ticketId: string): string => sign(secretKey, 'phone-ticket', ticketId);

export function makeApplePass(apple: AppleWallet, ticket: TicketRow, config: Config): Promise<Buffer> {
  const service = { url: config.publicUrl + servicePath, token: passTokenOf(config.secretKey, ticket.id) };
  return apple.makePass(presentTicket(ticket, config), service);
}
