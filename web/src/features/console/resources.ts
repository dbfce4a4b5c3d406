import type { Resource } from './resource.tsx';
import { listNames } from './sections.ts';

const described = import.meta.glob<Resource>('./*/list.tsx', { eager: true, import: 'list' });

/** The lists of the console in the order of its navigation, each as `list.tsx` in the folder of its name describes it. */
export const resources: readonly Resource[] = listNames.flatMap((name) => described[`./${name}/list.tsx`] ?? []);
