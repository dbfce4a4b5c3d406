import {
  type Call,
  type ErrorCode,
  gameGroups,
  gamePass,
  type GameDetails,
  getDraws,
  getArchivedGame,
  getGame,
  getRecap,
  listTakingOut,
  spotPaymentStatus,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Translate } from '../src/platform/i18n.tsx';
import { answer, type Answer, neverAnswer, refuse, respondWith } from './backend.ts';
import { banners, expectBanner } from './banners.ts';
import type { Partly } from './example.ts';
import { paramsOf, sentence, testLoggedOut } from './forms.ts';
import { aGame } from './games.ts';
import { testedLanguages } from './languages.ts';
import { open, type Situation, speak } from './open.tsx';
import { untilBack } from './way-back.ts';

interface AtGame extends Situation {
  /** The step in the address, with its choices. */
  step?: string;
}

/** Opens the page of a game at a step of its wizard. */
export async function openGame(given: Partly<GameDetails>, { step, answers = [], ...more }: AtGame = {}) {
  const game = aGame(given);
  const query = step === undefined ? '' : `?step=${step}`;
  await open(`/match/${game._id}${query}`, {
    ...more,
    answers: [
      ...answers,
      answer(getGame, { data: { match: game } }),
      answer(getArchivedGame, { data: { match: game } }),
      answer(gameGroups),
      answer(gamePass),
      answer(listTakingOut),
      neverAnswer(spotPaymentStatus),
      answer(getDraws),
      answer(getRecap),
    ],
  });
  return game;
}

/** A text of the page with ordinary spaces. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The price lines of the open sheet: each label with its amount, the total last. */
export const priceLines = (): [string, string][] =>
  [...document.querySelectorAll('dialog[open] dl > div')].map((line) => [
    plain(line.querySelector('dt')?.textContent),
    plain(line.querySelector('dd')?.textContent),
  ]);

/** The refunds for giving up the spot: each row of the table in the open sheet. */
export const tableRows = (): string[][] =>
  [...document.querySelectorAll('dialog[open] tbody tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent)),
  );

export const sheet = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name: plain(name), exact: true });
export const inSheet = (name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: plain(name), exact: true });
export const box = (name: string): Locator => page.getByRole('checkbox', { name: plain(name) });

/** The address outside Rondo, such as a bank's, that the page wants to leave for; a test doesn't follow it. */
export function leavingTo(): () => string | undefined {
  const gone: string[] = [];
  const note = (event: NavigateEvent) => {
    if (new URL(event.destination.url).origin === location.origin) return;
    event.preventDefault();
    gone.push(event.destination.url);
  };
  navigation.addEventListener('navigate', note);
  onTestFinished(() => navigation.removeEventListener('navigate', note));
  return () => gone.at(-1);
}

/** A step of a game's wizard that makes a call. */
export interface TestedStep {
  call: Call;
  open: (language: Language, answers?: readonly Answer[]) => Promise<unknown>;
  /** Fills in everything that the step asks for. */
  fill: (t: Translate) => Promise<void>;
  button: (t: Translate) => Locator;
  title: (t: Translate) => string;
  /** Refusals that the reader can deal with in the step, which shows them; any other refusal closes the step, and a banner gives the reason. */
  stays?: readonly ErrorCode[];
  except?: readonly ErrorCode[];
  /** Refusals that another step also meets and tests. */
  shared?: readonly ErrorCode[];
}

export const mendedInStep = [
  'price_changed',
  'wallet_owes',
  'team_full',
  'team_required',
  'periodic_not_usable',
  'payments_off',
] as const;

/**
 * Each refusal that the contract names for a step's call is shown in both languages: in the step if it can be dealt with there, or else in a
 * banner.
 */
export function testStepRefusals({
  call,
  fill,
  title,
  stays = [],
  except = [],
  shared = [],
  ...step
}: TestedStep): void {
  testLoggedOut({ call, open: async (language) => void (await step.open(language)), fill, button: step.button });
  const codes = [...new Set<ErrorCode>([...call.errors, 'too_many_requests', 'unavailable'])].filter(
    (code) => !except.includes(code),
  );
  const staying = codes.filter((code) => stays.includes(code) || code === 'unavailable');
  const closing = codes.filter((code) => !staying.includes(code) && !shared.includes(code));
  for (const language of testedLanguages) {
    const t = speak(language);
    const send = async (code: ErrorCode) => {
      respondWith(refuse(call, code, { params: paramsOf(code) }));
      await step.button(t).tap();
    };
    test(`what can be mended is said in the step (${call.path}, ${language})`, { timeout: 30_000 }, async () => {
      await step.open(language);
      await fill(t);
      for (const code of staying) {
        await send(code);
        await expect.element(page.getByRole('alert').filter({ hasText: sentence(language, code) })).toBeInViewport();
        await expect.element(sheet(title(t))).toBeVisible();
        expect(banners().getByText(sentence(language, code)).query()).toBeNull();
      }
    });
    test(`what can’t closes it, and a banner says so (${call.path}, ${language})`, { timeout: 30_000 }, async () => {
      await step.open(language);
      const address = location.href;
      // The same refusals close the step in each language, so one language tries them all.
      for (const code of language === 'en' ? closing : closing.slice(0, 1)) {
        await goTo(address);
        await fill(t);
        await send(code);
        await expectBanner(sentence(language, code));
        await expect.element(sheet(title(t))).not.toBeInTheDocument();
      }
    });
  }
}

/** Goes to another address of the same page, as a link in the page does. */
export async function goTo(address: string): Promise<void> {
  await untilBack();
  history.pushState({}, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
