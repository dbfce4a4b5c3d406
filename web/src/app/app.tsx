import type { Language } from '@rondo/rules';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { Part } from '@rondo/phrases/parts';
import type { PhraseTree } from '@rondo/phrases/translate';
import { useCallback } from 'react';
import { Route, Routes } from 'react-router';
import { ClockProvider } from '../platform/clock.tsx';
import { I18nProvider } from '../platform/i18n.tsx';
import type { ColorScheme } from '../platform/color-scheme.ts';
import { SettingsContext, type Settings } from '../platform/settings.tsx';
import { PageSlot } from './page-slot.tsx';
import { notFoundRoute, routes } from './routes.ts';
import { Shell } from './shell/shell.tsx';

interface Props {
  client: QueryClient;
  language: Language;
  /** The phrases of every page, and of the parts that the first page names. */
  phrases: PhraseTree;
  parts: readonly Part[];
  colorScheme: ColorScheme;
  /** The server's clock when the page was rendered, in milliseconds. */
  now: number;
  settings: Settings;
}

/** The whole app inside the router, the same on the server and in the browser. */
export function App({ client, language, phrases, parts, colorScheme, now, settings }: Props) {
  const onSwitch = useCallback(
    (next: Language) => void import('./keep-language.ts').then(({ keepLanguage }) => keepLanguage(client, next)),
    [client],
  );
  return (
    <QueryClientProvider client={client}>
      <I18nProvider language={language} phrases={phrases} parts={parts} onSwitch={onSwitch}>
        <ClockProvider start={now}>
          <SettingsContext value={settings}>
            <Shell colorScheme={colorScheme}>
              <Routes>
                {[...new Set([...routes, notFoundRoute].map(({ path }) => path))].map((path) => (
                  <Route key={path} path={path} element={<PageSlot />} />
                ))}
              </Routes>
            </Shell>
          </SettingsContext>
        </ClockProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
