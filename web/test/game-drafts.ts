import { gameFaces, myCommunities, organisedGames, type OrganisedCard } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { type Locator, page } from 'vitest/browser';
import type { GameDraft } from '../src/features/making/draft.ts';
import { answer, type Answer } from './backend.ts';
import { aCard } from './cards.ts';
import type { Partly } from './example.ts';
import { at } from './instant.ts';
import { keptKey } from './open.tsx';

const main = () => page.getByRole('main');
/** A field of the form. */
export const input = (label: string): Locator => main().getByLabelText(label, { exact: true });
/** One of a few choices, such as a level. */
export const choice = (words: string): Locator => main().getByRole('radio', { name: words, exact: true });
export const button = (words: string | RegExp): Locator => main().getByRole('button', { name: words });

/** A draft with everything that a game needs. */
export const wholeDraft: Partial<GameDraft> = {
  name: 'Smash',
  sport: 'Volleyball',
  field_type: 'Indoors',
  game_date: at('P14D').slice(0, 11) + '20:00',
  minimum_players_threshold: '8',
  players: '12',
  location: {
    coordinates: [5.12, 52.09],
    address: 'Sporthal Galgenwaard, Utrecht',
    city: 'Utrecht',
    country: 'Netherlands',
    description: '',
  },
};

/** Stores a draft in the browser, as typing in the form does. */
export function keepDraft(draft: Partial<GameDraft>, purpose = 'create'): void {
  localStorage.setItem(keptKey(keptByScripts.draft, purpose), JSON.stringify(draft));
}

/** The answers that the form needs, with the organiser's own games. */
export const forForm = (...own: Partly<OrganisedCard>[]): Answer[] => [
  answer(organisedGames, ({ query }) => ({
    data: { matches: query['period'] === 'past' ? own.map((game) => ({ ...aCard(), ...game })) : [] },
  })),
  answer(myCommunities, {
    data: { communities: [{ _id: '00000000-0000-4000-9000-0000000000cc', name: 'Dom Volley' }] },
  }),
  answer(gameFaces),
];
