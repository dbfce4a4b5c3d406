import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { checkConnection, isReachable, onConnection, useNetwork } from '../../../platform/connection.ts';
import { useT } from '../../../platform/i18n.tsx';

/** How often a payment is sent again by itself: if the server answers other calls but not this one, its payer has to decide. */
const maxTimes = 3;

interface Sent {
  send: () => void;
  about: string;
  times: number;
}

/**
 * Sends a payment that got no answer again as soon as the server answers, while its step is open and no choice has changed. It uses the key of
 * the first attempt, so that nothing is paid twice (product.md#money).
 * @param about the choices in the step
 * @param own whether the balance pays, so that it may have been paid already
 */
export function useSendAgain(error: Error | null, about: string, { own = false } = {}) {
  const t = useT();
  const hasNetwork = useNetwork();
  const [sent, setSent] = useState<Sent | null>(null);
  const lost = isLost(error) && sent?.about === about && sent.times < maxTimes ? error : null;
  const again = useEffectEvent(() => {
    if (sent === null) return;
    setSent({ ...sent, times: sent.times + 1 });
    sent.send();
  });
  useEffect(() => (lost ? onceAnswering(again) : undefined), [lost]);
  const place = hasNetwork ? 'unreached' : 'offline';
  return {
    send: (send: () => void) => {
      setSent({ send, about, times: 0 });
      send();
    },
    /** The words to show while a payment is sent again; null otherwise. */
    words: lost ? t(`spots.lost.${place}`, { paid: t(own ? 'spots.lost.once' : 'spots.lost.nothing') }) : null,
  };
}

/** Whether no answer came, as without a network, so that nobody knows whether the call arrived. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Calls `then` once, as soon as the server answers; returns a function that gives up waiting. */
function onceAnswering(then: () => void): () => void {
  let waits = true;
  const stop = onConnection(() => isReachable() && go());
  const end = () => {
    waits = false;
    stop();
  };
  const go = () => {
    if (!waits) return;
    end();
    then();
  };
  void checkConnection().then((answers) => answers && go());
  return end;
}
