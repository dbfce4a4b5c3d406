import { applyAsOrganiser, askAsBusiness, askAsFacility, describesVenue } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { isTooYoung, type Language, promises } from '@rondo/rules';
import { formatWhen, instantOf } from '../../platform/time/amsterdam.ts';
import { languageOf } from '../../platform/wording/language.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, type Served } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { keepPicture } from '../../platform/files/keep-picture.ts';
import { readPhotos } from './read-photos.ts';
import { submitEnquiry } from './submit-enquiry.ts';

/** The forms of the three contact pages. */
export function contactRoutes(context: Context, storage: StorageProvider): void {
  const { clock, config } = context;
  const limit = rateLimits.enquiry;

  serve(
    context,
    askAsBusiness,
    async ({ body, ...request }) => {
      const { name, email, ...details } = body;
      const at = body.datetime === null ? null : readFuture(body.datetime, clock.now());
      const writer = writerOf(request);
      const params = { what: sayEvent(body.people, at, writer.language) };
      const receipt = { kind: 'eventAsked', params, link: `${config.publicUrl}/contact` } as const;
      const kept = { ...details, datetime: at?.toISOString() ?? null };
      await submitEnquiry(context, { kind: 'business', name, email, details: kept, receipt, ...writer }, clock.now());
      return { status: 'success', message: 'Your form has been submitted successfully!' };
    },
    { limit },
  );

  serve(
    context,
    askAsFacility,
    async ({ body, files, ...request }) => {
      const { fullName: name, email, ...details } = body;
      if (describesVenue(body) && files.length === 0)
        throw new Refused('photos_required', undefined, [{ path: 'images', message: 'at least one' }]);
      const pictures = await readPhotos(files);
      const receipt = { kind: 'venueOffered', link: `${config.publicUrl}/communities` } as const;
      const enquiry = { kind: 'facility', name, email, details, receipt, ...writerOf(request) } as const;
      const photos = await Promise.all(pictures.map((picture) => keepPicture(storage, picture, 'enquiries')));
      await submitEnquiry(context, { ...enquiry, photos }, clock.now());
      return { status: 'success', message: 'Form submitted successfully.' };
    },
    { limit },
  );

  serve(
    context,
    applyAsOrganiser,
    async ({ body, ...request }) => {
      const { name, email, ...details } = body;
      const least = promises.organiserAge;
      if (isTooYoung(body.age))
        throw new Refused('organiser_too_young', { least }, [{ path: 'age', message: `at least ${least}` }]);
      const writer = writerOf(request);
      const words = phrasesIn[writer.language].mail.application;
      const params = { city: body.city, role: body.freelancer ? words.freelancer : words.volunteer };
      const receipt = { kind: 'application', params, link: `${config.publicUrl}/allgames` } as const;
      await submitEnquiry(context, { kind: 'organiser', name, email, details, receipt, ...writer }, clock.now());
      return { status: 'success', message: 'Your application has been submitted successfully!' };
    },
    { limit },
  );
}

function writerOf({ viewer, http }: Pick<Served<typeof askAsBusiness>, 'viewer' | 'http'>) {
  return { userId: viewer?.id ?? null, language: languageOf(http.request) };
}

/** An event's number of people and date, as far as known. */
function sayEvent(people: number | null, at: Date | null, language: Language): string {
  const { some } = phrasesIn[language].mail.eventAsked;
  const count = people === null ? [] : [fill(people === 1 ? some.one : some.other, { count: String(people) })];
  const facts = [...count, ...(at === null ? [] : [formatWhen(at, language)])];
  return facts.length === 0 ? '' : `: ${facts.join(', ')}`;
}

/** @throws Refused `local_time_missing`, `event_in_past` */
function readFuture(text: string, now: Date): Date {
  const at = instantOf(text);
  if (at === null) throw new Refused('local_time_missing', undefined, [{ path: 'datetime', message: 'skipped' }]);
  if (at <= now) throw new Refused('event_in_past', undefined, [{ path: 'datetime', message: 'in the past' }]);
  return at;
}
