import { useT } from '../../platform/i18n.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { Points } from '../../ui/points.tsx';

const features: readonly ['choice' | 'joining' | 'refund', IconName][] = [
  ['choice', 'search'],
  ['joining', 'bolt'],
  ['refund', 'refund'],
];

/** Facts that a visitor wants to know before joining: game selection, participation, refund (pages.md#home). */
export function Features() {
  const t = useT();
  return (
    <Section title={t('home.features.title')}>
      <Points
        points={features.map(([name, icon]) => ({
          icon,
          title: t(`home.features.${name}.title`),
          body: t(`home.features.${name}.body`),
        }))}
      />
    </Section>
  );
}
