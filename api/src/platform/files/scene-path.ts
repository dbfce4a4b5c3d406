import { nameOf, sceneOf } from '@rondo/scenes';
import type { Rows } from '../schema.ts';

type Pictured = Pick<
  Rows['game'],
  'id' | 'name' | 'sport' | 'level' | 'surface' | 'latitude' | 'longitude' | 'starts_at'
>;

/** The columns of a game that its scene is drawn from, all of which its card shows. */
export const sceneColumns = ['id', 'name', 'sport', 'level', 'surface', 'latitude', 'longitude', 'starts_at'] as const;

/** The name of a game's scene: all that it is drawn from (decisions/0043-scenes.md). */
export function sceneName(game: Pictured): string {
  const { id, name, sport, level, surface, latitude, longitude, starts_at } = game;
  return nameOf(sceneOf({ id, name, sport, level, surface, latitude, longitude, startsAt: new Date(starts_at) }));
}

/** Where a scene is served (features/scenes/routes.ts); it never changes under its name. */
export const scenePath = (name: string): string => `/scenes/${name}.svg`;
