import { gameForm } from '@rondo/rules';
import { type Policy, policyInForce, policyReplay, triedRefunds } from '@rondo/rules/policy-replay';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Milliseconds after the last slide before the address changes: browsers refuse addresses that change too often. */
const pause = 300;

/** The policy in an address; parts that are missing or invalid are as in the present policy. */
export function policyFrom(query: URLSearchParams): Policy {
  const { pricePercentMin, pricePercentMax, minimumMax } = policyReplay;
  const { pricePercent, minimumPlayers, refunds } = policyInForce;
  const tried = triedRefunds.map((stretch) => [stretch, wholeOf(query, stretch, 0, 100) ?? refunds[stretch]] as const);
  return {
    pricePercent: wholeOf(query, 'price', pricePercentMin, pricePercentMax) ?? pricePercent,
    minimumPlayers: wholeOf(query, 'minimum', gameForm.minimumPlayersMin, minimumMax) ?? minimumPlayers,
    refunds: { ...refunds, ...Object.fromEntries(tried) },
  };
}

/** The query for this policy: only its differences from the present one. */
export function queryOf({ pricePercent, minimumPlayers, refunds }: Policy): URLSearchParams {
  const query = new URLSearchParams();
  if (pricePercent !== policyInForce.pricePercent) query.set('price', String(pricePercent));
  if (minimumPlayers !== policyInForce.minimumPlayers) query.set('minimum', String(minimumPlayers));
  for (const stretch of triedRefunds)
    if (refunds[stretch] !== policyInForce.refunds[stretch]) query.set(stretch, String(refunds[stretch]));
  return query;
}

/** Whether nothing else is tried than the rules in force. */
export const isInForce = (policy: Policy): boolean => queryOf(policy).size === 0;

/** The policy of the address, which a reader can return to. */
export function useTriedPolicy(): [Policy, (policy: Policy) => void] {
  const [query, setQuery] = useSearchParams();
  const [policy, setPolicy] = useState(() => policyFrom(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: Policy) => {
    setPolicy(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQuery(queryOf(next), { replace: true, preventScrollReset: true }), pause);
  };
  return [policy, change];
}

function wholeOf(query: URLSearchParams, name: string, min: number, max: number): number | null {
  const said = query.get(name) ?? '';
  const value = Number(said);
  return /^\d{1,3}$/.test(said) && value >= min && value <= max ? value : null;
}
