import type { FacesOfGame } from '@rondo/contract';
import { gameFaces } from '@rondo/contract/calls';
import { faces as limits } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

type Answers = Map<string, FacesOfGame>;

let asked: { ids: string[]; answer: Promise<Answers> } | null = null;

/** Loads the faces of all games that ask at once in one call, so that a page of cards makes one call (decisions/0044-people.md). */
function askTogether(id: string): Promise<Answers> {
  if (asked && asked.ids.length < limits.gamesMax) {
    asked.ids.push(id);
    return asked.answer;
  }
  const ids = [id];
  const send = async (): Promise<Answers> => {
    await new Promise((resolve) => setTimeout(resolve));
    if (asked?.ids === ids) asked = null;
    const { data } = await call(gameFaces, { query: { matches: ids.join() } });
    return new Map(data.map((faces) => [faces._id, faces]));
  };
  asked = { ids, answer: send() };
  return asked.answer;
}

/** The players of a game, for logged-in users; null if there are none, or the user may see none. */
export const facesQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'faces', gameId],
    queryFn: async () => (await askTogether(gameId)).get(gameId) ?? null,
    staleTime: 60_000,
  });
