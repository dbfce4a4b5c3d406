import { useT } from '../../platform/i18n.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { LinkRows } from '../../ui/link-rows.tsx';
import { Section } from '../../ui/page.tsx';

const pages = [
  { name: 'business', to: '/contact', icon: 'trophy' },
  { name: 'facility', to: '/facility-contact', icon: 'field' },
  { name: 'organiser', to: '/organiser-contact', icon: 'calendar' },
] as const satisfies { name: string; to: string; icon: IconName }[];

/** The contact pages other than this one. */
export function OtherPages({ but }: { but: (typeof pages)[number]['name'] }) {
  const t = useT();
  return (
    <Section title={t('contact.others.title')}>
      <LinkRows
        ways={pages
          .filter(({ name }) => name !== but)
          .map(({ name, to, icon }) => ({
            to,
            icon,
            title: t(`contact.others.${name}.title`),
            body: t(`contact.others.${name}.body`),
          }))}
      />
    </Section>
  );
}
