import type { GameDetails } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Fact } from './fact.tsx';
import classes from './game-facts.module.css';
import { httpsOrigin } from './https-origin.ts';

/** The organiser of the tournament, and its prices for members and for everyone else (product.md#external-events). */
export function ExternalFacts({ game }: { game: GameDetails }) {
  const t = useT();
  const formats = useFormats();
  const { tournament_org: organisation, tournament_link: link, external_member_price: memberPrice } = game;
  return (
    <>
      {organisation && (
        <Fact icon="globe" label={t('match.external.organisation')}>
          {organisation}
        </Fact>
      )}
      {memberPrice !== null && (
        <Fact icon="wallet" label={t('match.external.prices')}>
          {formats.price(game.price)}
          <span className={classes.more}>
            {t('match.external.member', { organisation: organisation ?? '', price: formats.price(memberPrice) })}
          </span>
        </Fact>
      )}
      {link && httpsOrigin(link) && (
        <Fact icon="share" label={t('match.external.page')}>
          <a className={classes.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
            {new URL(link).hostname}
          </a>
        </Fact>
      )}
    </>
  );
}
