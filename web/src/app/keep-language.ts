import type { Language } from '@rondo/rules';
import { saveSettings } from '@rondo/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { sessionQuery, type Session } from '../platform/session.ts';

/** Stores the language that a logged-in user switched to, so that their mails use it. */
export async function keepLanguage(client: QueryClient, language: Language): Promise<void> {
  const session = client.getQueryData<Session | null>(sessionQuery.queryKey);
  if (!session || session.user.language === language) return;
  try {
    await call(saveSettings, { body: { language } });
  } catch {
    return; // the page shows that language even if this fails
  }
  client.setQueryData<Session | null>(
    sessionQuery.queryKey,
    (now) => now && { ...now, user: { ...now.user, language } },
  );
}
