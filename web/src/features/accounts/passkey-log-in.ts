import { passkeyLogIn, passkeyLogInOptions } from '@rondo/contract/calls';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useMounted } from '../../platform/use-mounted.ts';

/** Challenges live five minutes: what the browser waits with is renewed before. */
const renewMilliseconds = 4 * 60_000;

interface Props {
  newsletterConsent: boolean;
  onEntered: () => Promise<void>;
  onRefused: (error: ApiError) => void;
}

async function enter(newsletterConsent: () => boolean, useBrowserAutofill: boolean): Promise<void> {
  const { data } = await call(passkeyLogInOptions);
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const credential = { id, rawId, type: 'public-key' as const, response };
  await call(passkeyLogIn, { body: { newsletterConsent: newsletterConsent(), credential } });
}

/**
 * Logs in with a passkey: by the button, and by what the browser offers in the e-mail field where it can. Who stops the
 * browser's question is told nothing: they did it.
 */
export function usePasskeyLogIn(props: Props) {
  // The server takes it for granted, as nearly every browser does: a button that came later would move what is below it.
  const isSupported = !useMounted() || browserSupportsWebAuthn();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const ask = useMutation({
    mutationFn: () => enter(() => latest.current.newsletterConsent, false),
    onSuccess: () => latest.current.onEntered(),
    onError: (error) => {
      if (error instanceof ApiError) latest.current.onRefused(error);
    },
  });
  const { mutate, isPending } = ask;
  const asking = useRef(false);
  useEffect(() => {
    asking.current = isPending;
  }, [isPending]);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    // Without a word when the server can't be asked: nobody asked for it.
    const offer = async () => {
      try {
        await enter(() => latest.current.newsletterConsent, true);
        await latest.current.onEntered();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'passkey_failed' || isGone) return;
        latest.current.onRefused(error);
        await offer();
      }
    };
    const begin = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || isGone) return;
      timer = setInterval(() => {
        // Not over a question that the reader asked for.
        if (!asking.current) void offer();
      }, renewMilliseconds);
      await offer();
    };
    void begin();
    return () => {
      isGone = true;
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  return { isSupported, ask: () => mutate(), working: isPending };
}
