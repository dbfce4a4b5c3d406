import { type APIRequestContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { createPaidGame } from './api.ts';
import { ready } from './ready.ts';
import { money, speak } from './speak.ts';

/** A press of which there are many, and what it leads to. */
export interface Press {
  name: string;
  /** Who presses; a visitor without it. */
  as?: 'player2@rondo.test' | 'organiser@rondo.test';
  /** The page on which it is. */
  from: string;
  /** What is pressed. */
  on: (page: Page) => Locator;
  /** The address that it leads to; without it a sheet. */
  to?: RegExp;
  /** What a reader does on the page before. */
  first?: (page: Page) => Promise<unknown>;
}

const link = (path: string) => (page: Page) => page.locator(`a[href^="${path}"]:visible`).first();

/** The twenty commonest presses (decisions/0135-a-press-is-answered-at-once.md). */
export async function commonPresses(request: APIRequestContext, locale: string | undefined): Promise<Press[]> {
  const t = speak(locale);
  const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
  const game = `/match/${await createPaidGame(request, 'Pressed at rest')}`;
  const toPay = `/match/${await createPaidGame(request, 'Paid at rest')}`;
  const player = 'player2@rondo.test';
  return [
    { name: 'all games', from: '/', on: link('/allgames'), to: /\/allgames/ },
    { name: 'filters', from: '/allgames', on: button(t('filters.title')) },
    { name: 'a card', from: '/allgames', on: link('/match/'), to: /\/match\// },
    { name: 'join as a guest', from: game, on: button(money(4.86, locale)) },
    { name: 'join', as: player, from: game, on: button(money(4.5, locale)) },
    {
      name: 'pay',
      as: player,
      from: `${toPay}?step=8`,
      first: (page) => page.getByRole('dialog').getByRole('checkbox').check(),
      on: (page) => page.getByRole('dialog').getByRole('button', { name: money(4.5, locale) }),
    },
    { name: 'friends', as: player, from: game, on: button(t('joining.action.friends')) },
    { name: 'share', as: player, from: game, on: button(t('match.share.button')) },
    { name: 'rate', as: player, from: '/', on: (page) => page.locator('a[href*="step=rate"]:visible').first() },
    { name: 'bell', as: player, from: '/', on: link('/notifications'), to: /\/notifications/ },
    { name: 'my games', as: player, from: '/', on: link('/my-games'), to: /\/my-games/ },
    { name: 'wallet', as: player, from: '/', on: link('/wallet'), to: /\/wallet/ },
    { name: 'top up', as: player, from: '/wallet', on: button(t('wallet.topUp.proceed')) },
    { name: 'ticket', as: player, from: '/my-games', on: link('/ticket/'), to: /\/ticket\// },
    { name: 'community', as: player, from: '/communities', on: link('/community/'), to: /\/community\// },

    { name: 'wishes', as: player, from: '/', on: link('/wishes'), to: /\/wishes/ },
    {
      name: 'settings',
      as: player,
      from: '/profile',
      first: (page) => page.getByRole('button', { name: t('nav.tabs.me'), exact: true }).click(),
      on: link('/settings'),
      to: /\/settings/,
    },
    { name: 'part of the settings', as: player, from: '/settings', on: link('/settings#privacy'), to: /#privacy/ },
    {
      name: 'step of a new game',
      as: 'organiser@rondo.test',
      from: '/create',
      on: (page) => page.getByRole('main').getByRole('link', { name: t('create.steps.who') }),
      to: /step=who/,
    },
  ];
}

/** Something that a press asked for, in milliseconds after the press; `answeredMs` is null for what nobody waited for. */
interface Asked {
  path: string;
  type: string;
  askedMs: number;
  answeredMs: number | null;
}

/** What a press costs: until what it leads to is there and can be used, and what it asks for until then. */
export interface Cost {
  ms: number;
  asked: Asked[];
}

/** Pictures and the site's icon come by themselves later, and streams tell of others' changes: neither counts. */
export async function costOf(page: Page, { on, to }: Press): Promise<Cost> {
  const asked = new Map<Request, Asked>();
  const pressed = on(page);
  await expect(pressed).toBeVisible();
  let start = performance.now();
  const sinceStart = () => Math.round(performance.now() - start);
  const onRequest = (request: Request) => {
    const [type, path] = [request.resourceType(), new URL(request.url()).pathname];
    if (type !== 'image' && path !== '/icon.svg' && !path.includes('/live'))
      asked.set(request, { path, type, askedMs: sinceStart(), answeredMs: null });
  };
  const onAnswer = (request: Request) => {
    const one = asked.get(request);
    if (one) one.answeredMs = sinceStart();
  };
  page.on('request', onRequest).on('requestfinished', onAnswer);
  start = performance.now();
  // A mouse would stay over the next page, and what it points at would be fetched too.
  await pressed.tap({ timeout: 10_000 });
  if (to) await expect(page).toHaveURL(to);
  else await expect(page.getByRole('dialog')).toBeVisible();
  await ready(page);
  const ms = performance.now() - start;
  page.off('request', onRequest).off('requestfinished', onAnswer);
  return { ms, asked: [...asked.values()] };
}
