import type { GameDetails } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './share-options.module.css';

/** WhatsApp, Facebook, email, the link, and the phone's own share sheet if there is one (pages.md#game-page). */
export function ShareOptions({ game }: { game: GameDetails }) {
  const t = useT();
  const formats = useFormats();
  const copy = useCopy();
  const mounted = useMounted();
  const link = mounted ? `${window.location.origin}/match/${game._id}` : `/match/${game._id}`;
  const privateKey = game.viewer?.secretKey;
  const text = t('match.share.text', {
    name: game.name,
    when: `${formats.day(game.game_date)} ${formats.time(game.game_date)}`,
  });
  const both = encodeURIComponent(`${text} ${link}`);
  const ways = [
    ['chat', t('match.share.whatsapp'), `https://wa.me/?text=${both}`],
    ['people', t('match.share.facebook'), `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`],
    ['mail', t('match.share.email'), `mailto:?subject=${encodeURIComponent(text)}&body=${both}`],
  ] as const;
  return (
    <div className={classes.ways}>
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
          <p>{t('match.share.privateHint')}</p>
        </div>
      )}
    </div>
  );
}
