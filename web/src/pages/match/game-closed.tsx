import { useLocation } from 'react-router';
import type { ClosedGame } from '../../features/games/details/queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** A private community's game as others see it (product.md#private-games): the community, sport and city, and how to get in. */
export function GameClosed({ game }: { game: ClosedGame }) {
  const t = useT();
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  const { community, shortCode, sport, city } = game;
  return (
    <EmptyState
      level={1}
      sign="lock"
      title={t('match.closed.title', { community })}
      action={
        <Row gap={12} justify="center" wrap>
          <ButtonLink to={`/community/${shortCode}?step=join`}>{t('match.closed.action')}</ButtonLink>
          {!user && (
            <ButtonLink to={withReturn('/login', pathname + search + hash)} variant="secondary">
              {t('match.closed.login')}
            </ButtonLink>
          )}
        </Row>
      }
    >
      <Row as="span" gap={20} lineGap={8} justify="center" wrap below={12}>
        <Row as="span" gap={6} align="center">
          <SportMark sport={sport} size={20} />
          {t(`games.sport.${sport}`)}
        </Row>
        <Row as="span" gap={6} align="center">
          <Icon name="pin" size={20} />
          {city}
        </Row>
      </Row>
      {t('match.closed.body')}
    </EmptyState>
  );
}
