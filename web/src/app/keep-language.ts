import { saveSettings } from '@rondo/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import type { Language } from '../platform/phrase-parts.ts';
import { sessionQuery, type Session } from '../platform/session.ts';

/** Stores the language that somebody who is logged in has switched to: their mails follow it. */
export async function keepLanguage(client: QueryClient, language: Language): Promise<void> {
  const session = client.getQueryData<Session | null>(sessionQuery.queryKey);
  if (!session || session.user.language === language) return;
  try {
    await call(saveSettings, { body: { language } });
  } catch {
    return; // the page speaks it all the same
  }
  client.setQueryData<Session | null>(
    sessionQuery.queryKey,
    (now) => now && { ...now, user: { ...now.user, language } },
  );
}
