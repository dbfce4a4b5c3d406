import type { CallResponse, getNewsletter } from '@rondo/contract';
import { languageCodes } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { sendNewsletters } from '../src/features/newsletter/send-newsletters.ts';
import type { Answer, TestServer } from './server.ts';

type Newsletter = CallResponse<typeof getNewsletter>['data']['newsletter'];

/** A newsletter in each language. */
export const newsletterTexts = (subject = 'Play in March', body = 'New halls in Utrecht.') =>
  languageCodes.map((language) => ({ language, subject: `${subject} (${language})`, body }));

/** The calls of an admin who writes and sends newsletters, and what the workers do. */
export function newsletterCalls(server: TestServer) {
  const post = (as: string, path: string, body: object = {}): Promise<Answer> =>
    server.call('POST', `/api/admin/newsletters${path}`, { as, body });
  return {
    post,
    see: async (as: string, id: string): Promise<Newsletter> =>
      ((await server.call('GET', `/api/admin/newsletters/${id}`, { as })).body.data as { newsletter: Newsletter })
        .newsletter,
    write: async (as: string, texts = newsletterTexts()): Promise<string> =>
      ((await post(as, '', { texts })).body.data as { newsletter: Newsletter }).newsletter._id,
    /** Does what a worker does every few seconds. */
    goOn: () => sendNewsletters({ db: server.db, jobs: server.jobs }),
    /** Addresses that joined the list by the form; addresses of other tests are taken off it. */
    onList: async (count: number, language = 'en'): Promise<string[]> => {
      const tag = randomUUID().slice(0, 8);
      await server.sql`update app_user set newsletter_consent = false`;
      await server.sql`update newsletter_subscription set unsubscribed_at = app_now() where unsubscribed_at is null`;
      const rows = await server.values<string>`
        insert into newsletter_subscription (email, address_hash, language)
        select email, sha256(convert_to(email, 'UTF8')), ${language}
        from (select 'reader' || n || '-' || ${tag}::text || '@rondo.test' as email from generate_series(1, ${count}::int) n) r
        returning email`;
      return rows;
    },
  };
}
