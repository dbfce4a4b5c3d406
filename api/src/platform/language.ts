import type { FastifyRequest } from 'fastify';

/** The cookie that keeps the language somebody arrived in by an address, until the browser is closed. */
export const visitLanguageCookie = 'visit-language';

/**
 * The reader's language: their choice, else the address's (`?lang=nl`), else that of the address they arrived by, else the
 * browser's first known one, else English (docs/decisions/language.md).
 */
export function languageOf(request: FastifyRequest): 'en' | 'nl' {
  const { cookies } = request;
  const chosen = [cookies.language, addressLanguage(request), cookies[visitLanguageCookie]].find(isLanguage);
  if (chosen) return chosen;
  const asked = (request.headers['accept-language'] ?? '').slice(0, 200).split(',');
  const known = asked
    .map((entry) => {
      const [tag = '', weight] = entry.trim().toLowerCase().split(';q=');
      return { name: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ name }) => name === 'en' || name === 'nl')
    .sort((a, b) => b.weight - a.weight);
  return known[0]?.name === 'nl' ? 'nl' : 'en';
}

/** What the address asks for (`?lang=nl`); undefined when it does not. */
export function addressLanguage(request: FastifyRequest): 'en' | 'nl' | undefined {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}

function isLanguage(value: unknown): value is 'en' | 'nl' {
  return value === 'en' || value === 'nl';
}
