import type { Resource } from '../../ui/console/resource.tsx';
import { listNames } from '../../ui/console/sections.ts';

const ofFeatures = import.meta.glob<Resource>('../../features/*/console/*/list.tsx', { eager: true, import: 'list' });
const ofConsole = import.meta.glob<Resource>('../../features/console/*/list.tsx', { eager: true, import: 'list' });
const described = [...Object.values(ofFeatures), ...Object.values(ofConsole)];

/** The lists of the console in the order of its navigation; each is described where its feature is. */
export const resources: readonly Resource[] = listNames.flatMap((name) =>
  described.filter(({ path }) => path === name),
);
