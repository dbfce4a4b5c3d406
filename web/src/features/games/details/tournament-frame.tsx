import { keptByScripts } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { documentFrames } from '../../../platform/page-head.tsx';
import { store, useStored } from '../../../platform/stored.ts';
import { useMounted } from '../../../platform/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import classes from './tournament-frame.module.css';

interface Props {
  /** The address of a bracket or score board, and its origin. */
  link: string;
  origin: string;
  /** The game's name, for the frame's title. */
  name: string;
}

/**
 * Another site's bracket or score board, loaded only when the reader asks. Sandboxed, and limited to the one origin that this document's
 * content security policy allows.
 */
export function TournamentFrame({ link, origin, name }: Props) {
  const t = useT();
  const mounted = useMounted();
  const isAllowed = useStored(keptByScripts.frame, origin) !== null;
  const [asked, setAsked] = useState(false);
  const host = new URL(link).hostname;
  const shown = mounted && (asked || isAllowed);
  const show = () => {
    store(keptByScripts.frame, '1', origin);
    // A document that was loaded for another page doesn't allow this frame, so the page is reloaded.
    if (documentFrames() === origin) setAsked(true);
    else window.location.reload();
  };
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {t('match.frame.title')}
      </Text>
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
        <Stack gap={12} align="start" className={classes.ask}>
          <p>{t('match.frame.body', { site: host })}</p>
          <Button variant="secondary" onClick={show}>
            <Icon name="eye" size={18} />
            {t('match.frame.show', { site: host })}
          </Button>
        </Stack>
      )}
      <a className={classes.open} href={link} target="_blank" rel="noopener noreferrer nofollow">
        <Icon name="share" size={18} />
        {t('match.frame.open', { site: host })}
      </a>
    </section>
  );
}
