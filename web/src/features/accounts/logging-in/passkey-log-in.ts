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
import { ApiError, call } from '../../../platform/api.ts';
import { useMounted } from '../../../platform/use-mounted.ts';

/** Challenges expire after five minutes, so the one the browser holds is renewed before that. */
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
 * Logs in with a passkey, through the button or, where the browser can, its suggestion in the email field. Cancelling the browser's
 * dialog shows no message.
 */
export function usePasskeyLogIn(props: Props) {
  // The server assumes support, because nearly every browser has it: a button that appears later would move everything below it.
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
    // Fails silently when the server can't be reached, since the reader did not ask for it.
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
        // Not while a dialog that the reader asked for is open.
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
