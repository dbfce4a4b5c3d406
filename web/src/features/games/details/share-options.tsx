import type { GameDetails } from '@rondo/contract';
import { lazy, useState } from 'react';
import { UntilLoaded } from '../../../platform/until-loaded.tsx';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { shownPrice } from '../../../ui/game-card/shown-price.ts';
import { spotsToTake } from '../../../ui/game-card/spots-to-take.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './share-options.module.css';

const QrCode = lazy(() => import('../../../ui/qr-code.tsx'));

/** Ways to share: WhatsApp with a prepared sentence, the link, a code, a picture for stories, and the phone's own ways (pages.md#game-page). */
export function ShareOptions({ game }: { game: GameDetails }) {
  const { t, language } = useI18n();
  const copy = useCopy();
  const mounted = useMounted();
  const [codeShown, setCodeShown] = useState(false);
  const link = mounted ? `${window.location.origin}/match/${game._id}` : `/match/${game._id}`;
  const privateKey = game.viewer?.secretKey;
  const text = useSentence(game);
  const both = encodeURIComponent(`${text} ${link}`);
  const ways = [
    ['chat', t('match.share.whatsapp'), `https://wa.me/?text=${both}`],
    ['people', t('match.share.facebook'), `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`],
    ['mail', t('match.share.email'), `mailto:?subject=${encodeURIComponent(text)}&body=${both}`],
  ] as const;
  return (
    <div className={classes.ways}>
      <p className={classes.sentence}>{text}</p>
      {ways.map(([icon, label, href]) => (
        <a key={icon} className={classes.way} href={href} target="_blank" rel="noopener noreferrer">
          <Icon name={icon} />
          {label}
        </a>
      ))}
      <button type="button" className={classes.way} onClick={() => copy(link, t('match.share.copied'))}>
        <Icon name="copy" />
        {t('match.share.copy')}
      </button>
      <a className={classes.way} href={`/previews/match/${game._id}/story.png?lang=${language}`} download="rondo.png">
        <Icon name="picture" />
        {t('match.share.story')}
      </a>
      {mounted && 'share' in navigator && (
        <button
          type="button"
          className={classes.way}
          // Closing the phone's sheet without sharing is not an error.
          onClick={() => void navigator.share({ title: game.name, text, url: link }).catch(() => undefined)}
        >
          <Icon name="share" />
          {t('match.share.more')}
        </button>
      )}
      <button
        type="button"
        className={classes.way}
        aria-expanded={codeShown}
        onClick={() => setCodeShown((shown) => !shown)}
      >
        <Icon name="card" />
        {t('match.share.codeShow')}
      </button>
      {codeShown && (
        <UntilLoaded fallback={<Skeleton height={228} />}>
          <QrCode text={link} label={t('match.share.code')} />
        </UntilLoaded>
      )}
      {privateKey && (
        <div className={classes.private}>
          <Button
            variant="secondary"
            wide
            onClick={() => copy(`${link}?secret-key=${encodeURIComponent(privateKey)}`, t('match.share.copied'))}
          >
            <Icon name="lock" size={18} />
            {t('match.share.private')}
          </Button>
          <Text above={6} size={14} tone="muted">
            {t('match.share.privateHint')}
          </Text>
        </div>
      )}
    </div>
  );
}

/** A message as a person would write it to friends: the game, when, where, the price, and how many spots are left. */
function useSentence(game: GameDetails): string {
  const { t } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const left = spotsToTake(game);
  const { description, city } = game.location;
  const facts = {
    name: game.name,
    when: `${formats.day(game.game_date)} ${formats.time(game.game_date)}`,
    where: description && !description.includes(city) ? `${description}, ${city}` : description || city,
    price: formats.price(shownPrice(game, now)),
  };
  const first = t(game.viewer?.joined ? 'match.share.textIn' : 'match.share.text', facts);
  return left > 0 ? `${first} ${t('match.share.left', { count: left })}` : first;
}
