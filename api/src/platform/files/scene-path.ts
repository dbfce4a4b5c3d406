import { nameOf, sceneOf } from '@rondo/scenes';
import type { Rows } from '../schema.ts';

type Pictured = Pick<
  Rows['game'],
  'id' | 'name' | 'sport' | 'level' | 'surface' | 'latitude' | 'longitude' | 'starts_at'
>;

/** The columns of a game from which its scene is drawn; its card shows all of them. */
export const sceneColumns = ['id', 'name', 'sport', 'level', 'surface', 'latitude', 'longitude', 'starts_at'] as const;

/** The name of a game's scene, which contains everything it is drawn from (decisions/0043-scenes.md). */
export function sceneName(game: Pictured): string {
  const { id, name, sport, level, surface, latitude, longitude, starts_at } = game;
  return nameOf(sceneOf({ id, name, sport, level, surface, latitude, longitude, startsAt: new Date(starts_at) }));
}

/** The path of a scene (features/scenes/routes.ts); a scene never changes under its name. */
export const scenePath = (name: string): string => `/scenes/${name}.svg`;
