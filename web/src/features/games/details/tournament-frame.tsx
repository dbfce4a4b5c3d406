import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { documentFrames } from '../../../platform/page-head.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './tournament-frame.module.css';

interface Props {
  /** Address of a bracket or score board, and its origin. */
  link: string;
  origin: string;
  /** Name of the game, for the frame's title. */
  name: string;
}

const consentKey = (origin: string) => `rondo.frame.${origin}`;

/**
 * Another site's bracket or score board: nothing of it is loaded before the reader asks. Sandboxed, and only of the one
 * origin this document's content security policy allows.
 */
export function TournamentFrame({ link, origin, name }: Props) {
  const t = useT();
  const mounted = useMounted();
  const [asked, setAsked] = useState(false);
  const host = new URL(link).hostname;
  const shown = mounted && (asked || window.sessionStorage.getItem(consentKey(origin)) !== null);
  const show = () => {
    window.sessionStorage.setItem(consentKey(origin), '1');
    // A document that was made for another page doesn't allow this frame; this page's own does.
    if (documentFrames() === origin) setAsked(true);
    else window.location.reload();
  };
  return (
    <section>
      <h2 className={classes.title}>{t('match.frame.title')}</h2>
      {shown && documentFrames() === origin ? (
        <iframe
          className={classes.frame}
          src={link}
          title={t('match.frame.label', { name })}
          sandbox="allow-scripts allow-popups allow-forms"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={classes.ask}>
          <p>{t('match.frame.body', { site: host })}</p>
          <Button variant="secondary" onClick={show}>
            <Icon name="eye" size={18} />
            {t('match.frame.show', { site: host })}
          </Button>
        </div>
      )}
      <a className={classes.open} href={link} target="_blank" rel="noopener noreferrer nofollow">
        <Icon name="share" size={18} />
        {t('match.frame.open', { site: host })}
      </a>
    </section>
  );
}
