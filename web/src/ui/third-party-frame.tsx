import type { ReactNode } from 'react';
import { allowOnly, useAllowed, type Service } from '../platform/consent.ts';
import { Button } from './button.tsx';
import classes from './third-party-frame.module.css';

interface Props {
  service: Service;
  url: string;
  title: string;
  /** The question before anything is loaded, and the label of the button that allows it. */
  question: ReactNode;
  allow: ReactNode;
}

/** A page of another site: it loads only after the reader agrees, and then runs in a sandbox. */
export function ThirdPartyFrame({ service, url, title, question, allow }: Props) {
  const allowed = useAllowed();
  return (
    <div className={classes.frame}>
      {allowed.includes(service) ? (
        <iframe
          className={classes.content}
          src={url}
          title={title}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={classes.ask}>
          <p>{question}</p>
          <Button onClick={() => allowOnly([...allowed, service])}>{allow}</Button>
        </div>
      )}
    </div>
  );
}
