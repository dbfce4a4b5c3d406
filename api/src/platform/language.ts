import type { FastifyRequest } from 'fastify';

/** The reader's language: the address's (`?lang=nl`), else their choice, else the browser's first known one, else English. */
export function languageOf(request: FastifyRequest): 'en' | 'nl' {
  const { lang } = request.query as { lang?: unknown };
  const chosen = lang === 'en' || lang === 'nl' ? lang : request.cookies.language;
  if (chosen === 'en' || chosen === 'nl') return chosen;
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
