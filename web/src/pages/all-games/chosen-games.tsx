import type { MapCell } from '@rondo/contract';
import { mapLimits, searchRadiiKm } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mapGamesQuery } from '../../features/finding/queries.ts';
import { filtersOf, writeSearch, type Search } from '../../features/finding/search.ts';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import classes from './map-results.module.css';

interface Props {
  cell: MapCell;
  search: Search;
  onClose: () => void;
}

/** The games at one place, shown over the map: the first few, and a link to all of them. */
export function ChosenGames({ cell, search, onClose }: Props) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const known = cell.matches.length > 0;
  const { data } = useQuery({
    ...mapGamesQuery({ ...filtersOf(search), ...cell.bounds, zoom: mapLimits.deepestZoom }),
    enabled: !known,
  });
  const games = known ? cell.matches : data?.cells.flatMap(({ matches }) => matches);
  useEffect(() => {
    const element = box.current;
    element?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section
      ref={box}
      className={classes.chosen}
      tabIndex={-1}
      aria-label={t('games.map.place', { count: cell.count })}
    >
      <Row as="header" gap={8} align="center" justify="between" className={classes.chosenHead}>
        <h2>{t('games.map.place', { count: cell.count })}</h2>
        <IconButton label={t('common.close')} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Row>
      {games ? (
        <Stack as="ul" gap={12}>
          {games.map((game) => (
            <li key={game._id}>
              <GameCard game={game} />
            </li>
          ))}
        </Stack>
      ) : (
        <GameGridSkeleton count={1} />
      )}
      {cell.count > (games?.length ?? cell.count) && (
        <ButtonLink to={listAround(cell, search, games?.[0]?.location.city ?? '')} variant="secondary">
          {t('games.map.more')}
        </ButtonLink>
      )}
    </section>
  );
}

/** The search around a cell, with the smallest radius that a list has. */
function listAround({ latitude, longitude }: MapCell, search: Search, name: string): string {
  const [radius] = searchRadiiKm;
  return writeSearch({ ...search, view: 'list', page: 1, place: { name, latitude, longitude }, radius });
}
