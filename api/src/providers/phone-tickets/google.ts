import { z } from 'zod';
import type { GoogleWalletSettings } from '../../platform/settings/phone-ticket-settings.ts';
import { sayLocalInstant } from '../../platform/time/amsterdam.ts';
import type { GoogleWallet, PhoneTicket, Told } from './provider.ts';

const algorithm = 'RS256';
const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const timeoutMs = 8000;

/** Tickets of Google's Wallet, signed with the key of the operator's service account; a person who opens the link saves one. */
export function googleWallet(settings: GoogleWalletSettings): GoogleWallet {
  const { issuer, email, apiUrl } = settings;
  const sign = async (claims: Record<string, unknown>, audience: string, now: Date) => {
    const { importPKCS8, SignJWT } = await import('jose'); // with the first ticket
    return new SignJWT({ ...claims, iss: email, aud: audience, iat: Math.floor(now.getTime() / 1000) })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .sign(await importPKCS8(settings.key, algorithm));
  };
  const askToken = tokensOf(settings, sign);

  const patch = async (path: string, body: object, now: Date): Promise<Told> => {
    const { status } = await fetch(`${apiUrl}/walletobjects/v1/${path}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${await askToken(now)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status === 200) return 'told';
    // Nobody saved it, or it was deleted there.
    return status === 404 ? 'gone' : { later: `${path} answers ${status}` };
  };

  return {
    async saveLink(ticket, now) {
      const payload = { eventTicketClasses: [classOf(issuer, ticket)], eventTicketObjects: [objectOf(issuer, ticket)] };
      return `https://pay.google.com/gp/v/save/${await sign({ typ: 'savetowallet', payload }, 'google', now)}`;
    },
    async update(ticket, now) {
      const { id: classId, ...game } = classOf(issuer, ticket);
      const { id, ...spot } = objectOf(issuer, ticket);
      try {
        // Only people with a spot see the game.
        const isIn = ticket.voidBecause !== 'givenUp';
        const told = isIn ? await patch(`eventTicketClass/${classId}`, game, now) : 'told';
        return told === 'told' ? await patch(`eventTicketObject/${id}`, spot, now) : told;
      } catch (error) {
        return { later: String(error) };
      }
    },
  };
}

/** Tokens for the API, got by the service account's own signature (RFC 7523); each is used while it is valid. */
function tokensOf(
  { tokenUrl }: GoogleWalletSettings,
  sign: (claims: Record<string, unknown>, audience: string, now: Date) => Promise<string>,
): (now: Date) => Promise<string> {
  let known = { token: '', until: 0 };
  return async (now) => {
    if (known.until > performance.now()) return known.token;
    const exp = Math.floor(now.getTime() / 1000) + 3600;
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await sign({ scope, exp }, tokenUrl, now),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const given = z.object({ access_token: z.string(), expires_in: z.number() }).parse(await answer.json());
    known = { token: given.access_token, until: performance.now() + (given.expires_in - 60) * 1000 };
    return known.token;
  };
}

/** The game, which all its tickets share. */
function classOf(issuer: string, { gameId, language, name, place, startsAt, endsAt }: PhoneTicket) {
  const said = (value: string) => ({ defaultValue: { language, value } });
  return {
    id: `${issuer}.${gameId}`,
    issuerName: 'Rondo',
    reviewStatus: 'UNDER_REVIEW',
    eventName: said(name),
    venue: { name: said(place.name), address: said(place.address) },
    // Google shows the time before the offset as the time at the venue.
    dateTime: { start: sayLocalInstant(startsAt), end: sayLocalInstant(endsAt) },
    hexBackgroundColor: '#0b3d24',
  };
}

/** Somebody's spot in a game. The link contains all of it, and must not grow beyond the limit for an address. */
function objectOf(issuer: string, { id, gameId, holder, code, voidBecause, words, team, url }: PhoneTicket) {
  return {
    id: `${issuer}.${id}`,
    classId: `${issuer}.${gameId}`,
    state: voidBecause === null ? 'ACTIVE' : 'INACTIVE',
    ticketHolderName: holder,
    barcode: { type: 'QR_CODE', value: code.text, alternateText: code.code },
    textModulesData: [
      ...(voidBecause ? [{ id: 'void', body: words[voidBecause] }] : []),
      ...(team ? [{ id: 'team', header: words.team, body: team }] : []),
    ],
    linksModuleData: { uris: [{ id: 'game', uri: url }] },
  };
}
