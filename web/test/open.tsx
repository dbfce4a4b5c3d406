import {
  acceptTerms,
  checkAuthToken,
  getHealth,
  listSwitches,
  type Me,
  passkeyLogInOptions,
  type Promocode,
} from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { type Part, parts } from '@rondo/phrases/parts';
import { findPhrase } from '@rondo/phrases/translate';
import type { Language } from '@rondo/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { App } from '../src/app/app.tsx';
import { PageRouter } from '../src/app/page-router.tsx';
import { newQueryClient } from '../src/app/query-client.ts';
import IdentityAsker from '../src/app/shell/identity-asker.tsx';
import { findRoute, loadPage, pageOf } from '../src/app/routes.ts';
import { WhenLoggedOut } from '../src/app/shell/when-logged-out.tsx';
import { ClockProvider } from '../src/platform/clock.tsx';
import { I18nProvider, type Translate } from '../src/platform/i18n.tsx';
import { loadPhrases } from '../src/platform/phrase-parts.ts';
import { loadPieces } from '../src/platform/pieces.tsx';
import { sessionQuery, type Session } from '../src/platform/session.ts';
import { SettingsContext, type Settings } from '../src/platform/settings.tsx';
import { Banners } from '../src/ui/banner.tsx';
import { answer, type Answer, neverAnswer, refuse, respondWith } from './backend.ts';
import { exampleOf, type Partly } from './example.ts';
import { instant } from './instant.ts';
import { noteAddress } from './look-at-sheet.ts';

export interface Situation {
  /** The values that matter of the logged-in user; omitted for a visitor. */
  as?: Partly<Me>;
  promocodes?: Partly<readonly Promocode[]>;
  /** The API's answers; a call without an answer fails the test. */
  answers?: readonly Answer[];
  language?: Language;
  settings?: Partial<Settings>;
}

const everyPart = Object.keys(parts).filter((part): part is Part => part !== 'everywhere');

const settingsOf = (some: Partial<Settings> = {}): Settings => ({
  streetsUrl: null,
  tileUrl: null,
  tileAttribution: '',
  socialFeedUrl: null,
  analyticsUrl: null,
  privacyPolicyUrl: null,
  reviewsUrl: null,
  contactEmail: 'hello@rondo.test',
  seller: null,
  partners: [],
  isDemo: false,
  googleSignIn: false,
  studentCardDiscountCents: 100,
  feesPaidByRondo: [],
  ...some,
});

/** The phrases of a language as a component gets them: `const t = speak('nl')`. */
export const speak =
  (language: Language): Translate =>
  (key, ...[params]) =>
    findPhrase(phrasesIn[language], key, params) ?? key;

/** The id of the logged-in user, unless a test gives another. */
export const ownId = '00000000-0000-4000-9000-0000000000aa';

/** The key under which this browser stores personal data: the usual user's, unless another account is given. */
export const keptKey = ({ name }: { name: string }, id: string, account = ownId): string => `${name}.${account}.${id}`;

/** The session of a logged-in user: a player with 20 euros, with the given values instead of the usual ones. */
const sessionOf = (as: Partly<Me>, held: Partly<readonly Promocode[]> = []): Session => {
  const user = {
    _id: ownId,
    name: 'Sanne',
    email: 'sanne@rondo.test',
    role: 'player',
    balance: 20,
    owes: 0,
    ...as,
  } as const;
  const { promocodes, user: me } = exampleOf(checkAuthToken.output, { user, promocodes: held }, instant.toString());
  return { user: me, promocodes };
};

/** Every page of the console asks what is switched off. */
const allOn = answer(listSwitches, { data: { switches: [] } });
/** The console's first page asks what is wrong. */
const well = answer(getHealth, { data: { checks: [] } });

function arrange({ as, promocodes: held, answers = [] }: Situation) {
  const client = newQueryClient();
  const { queries, ...defaults } = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } });
  const session = as ? sessionOf(as, held) : null;
  client.setQueryData(sessionQuery.queryKey, session);
  const who = session ? answer(checkAuthToken, { ...session }) : refuse(checkAuthToken, 'not_logged_in');
  // A browser offers passkeys by itself at every log-in, and everybody who joins accepts the terms.
  respondWith(...answers, who, neverAnswer(passkeyLogInOptions), answer(acceptTerms), allOn, well);
  return client;
}

/** Renders, and returns when the effects have run too. */
const renderAtOnce = async (page: ReactNode) => flushSync(() => render(page));

/** Opens the whole app at an address as the server renders it for somebody, with the test's own answers. */
export async function open(address: string, situation: Situation = {}): Promise<void> {
  const { language = 'en', settings } = situation;
  const client = arrange(situation);
  history.replaceState(null, '', address);
  const { pathname, search } = location;
  const { phrases: wanted = [] } = await loadPage(
    pageOf(findRoute(pathname, search).route, Boolean(client.getQueryData(sessionQuery.queryKey))),
  );
  const phrases = await loadPhrases(language, wanted);
  await renderAtOnce(
    <StrictMode>
      <PageRouter>
        <App
          client={client}
          language={language}
          phrases={phrases}
          parts={wanted}
          colorScheme="auto"
          now={instant.epochMilliseconds}
          settings={settingsOf(settings)}
        />
      </PageRouter>
    </StrictMode>,
  );
}

function Address() {
  noteAddress(useLocation().search);
  return null;
}

/**
 * Renders one component with its pieces, all phrases of its language, and banners above it. @param address the address that its links and steps
 * see
 */
export async function show(component: ReactNode, situation: Situation & { address?: string } = {}): Promise<void> {
  const { language = 'en', address = '/', settings } = situation;
  const client = arrange(situation);
  const phrases = await loadPhrases(language, everyPart);
  await loadPieces();
  await renderAtOnce(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <QueryClientProvider client={client}>
          <I18nProvider language={language} phrases={phrases} parts={everyPart}>
            <ClockProvider start={instant.epochMilliseconds}>
              <SettingsContext value={settingsOf(settings)}>
                <Banners />
                <IdentityAsker />
                <WhenLoggedOut />
                {component}
              </SettingsContext>
            </ClockProvider>
          </I18nProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}
