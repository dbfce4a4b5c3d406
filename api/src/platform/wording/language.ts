import { defaultLanguage, isLanguage, keptInBrowser, type Language } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';

/**
 * The reader's language: their choice, or else the one in the address (`?lang=nl`), in the address they arrived by, the browser's first
 * known one, or English (decisions/0022-language.md).
 */
export function languageOf(request: FastifyRequest): Language {
  const { cookies } = request;
  const { language: chosen, visitLanguage: arrived } = keptInBrowser;
  const language = [cookies[chosen.name], addressLanguage(request), cookies[arrived.name]].find(isLanguage);
  if (language) return language;
  const asked = (request.headers['accept-language'] ?? '').slice(0, 200).split(',');
  const known = asked
    .map((entry) => {
      const [tag = '', weight] = entry.trim().toLowerCase().split(';q=');
      return { name: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((entry): entry is typeof entry & { name: Language } => isLanguage(entry.name))
    .sort((a, b) => b.weight - a.weight);
  return known[0]?.name ?? defaultLanguage;
}

/** The language in the address (`?lang=nl`), or undefined. */
export function addressLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}
