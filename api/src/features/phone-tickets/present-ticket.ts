import { phrasesIn } from '@rondo/phrases';
import { placeLine } from '@rondo/rules';
import type { Config } from '../../platform/config.ts';
import { ticketOf } from '../../platform/sessions/tickets.ts';
import { formatTimes } from '../../platform/time/amsterdam.ts';
import type { PhoneTicket } from '../../providers/phone-tickets/provider.ts';
import { formatName } from '../notifications/format-name.ts';
import type { TicketRow } from './ticket-queries.ts';

/** A person who gave up or lost their spot learns nothing more about the game: their phone may ask for the ticket until a day after it. */
const withheld = { address: '', place_description: '', contact_details: '', organisational_details: '' } as const;

/** A ticket as phones keep it, in its holder's language. */
export function presentTicket(
  given: TicketRow,
  { secretKey, publicUrl }: Pick<Config, 'secretKey' | 'publicUrl'>,
): PhoneTicket {
  const row = given.is_held ? given : { ...given, ...withheld, organiser: null, team: null };
  const { id, language, name, place_description: description, latitude, longitude, team } = row;
  const { phoneTicket: words, match } = phrasesIn[language];
  const startsAt = new Date(row.starts_at);
  const address = placeLine({ name: description, address: row.address });
  const url = `${publicUrl}/match/${row.game_id}`;
  return {
    id,
    gameId: row.game_id,
    language,
    name,
    words,
    when: formatTimes(startsAt, row.duration_minutes, language),
    startsAt,
    endsAt: new Date(row.ends_at),
    place: { name: description || row.city, address, latitude, longitude },
    holder: formatName(row.holder, language),
    team,
    code: ticketOf(secretKey, id),
    voidBecause: !row.is_held ? 'givenUp' : row.status === 'cancelled' ? 'cancelled' : null,
    more: [
      { key: 'address', label: match.map.title, value: address },
      { key: 'organiser', label: words.organiser, value: row.organiser ? formatName(row.organiser, language) : '' },
      { key: 'bring', label: match.bring.title, value: `${match.bring.outfit}, ${match.bring.water}` },
      { key: 'details', label: match.organisational, value: row.organisational_details },
      { key: 'contact', label: match.contact, value: row.contact_details },
      { key: 'link', label: words.link, value: url },
    ].filter(({ value }) => value !== ''),
    url,
  };
}
