import type { OwnHome } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';

/** The user's last twelve months in four figures; nothing for users who have not played. */
export function Year({ year }: Pick<OwnHome, 'year'>) {
  const t = useT();
  if (year.games === 0) return null;
  return (
    <Section
      title={t('ownHome.year.title')}
      aside={
        <Link to="/profile#partners" className="onward">
          {t('ownHome.year.all')}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      <FigureTiles
        figures={[
          [t('ownHome.year.games', { count: year.games }), year.games],
          [t('ownHome.year.venues', { count: year.venues }), year.venues],
          [t('ownHome.year.people', { count: year.people }), year.people],
          [t('ownHome.year.weeks', { count: year.weeksInARow }), year.weeksInARow],
        ]}
      />
    </Section>
  );
}
