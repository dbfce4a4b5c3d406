import { centsToEuros } from '@rondo/rules';
import { escapeHtml } from '../../platform/wording/escape-html.ts';
import type { SandboxPayment } from './sandbox.ts';
import { inDaylight, themed } from '../../platform/wording/theme.ts';

const methodNames: Record<string, string> = {
  ideal: 'iDEAL',
  revolut: 'Revolut',
  card: 'Credit card',
  applepay: 'Apple Pay',
};

/** The sandbox's checkout page, visibly for play money. */
export function checkoutPage(payment: SandboxPayment, nonce: string): string {
  const amount = `€ ${centsToEuros(payment.total_cents).toFixed(2)}`;
  const button = (outcome: string, label: string, kind: string) =>
    `<button class="${kind}" name="outcome" value="${outcome}">${label}</button>`;
  const choices =
    payment.status === 'open'
      ? `<form method="post" action="/sandbox/checkout/${payment.reference}/complete">
          ${button('paid', `Pay ${amount}`, 'primary')}${button('closing', 'Pay, and close the account (refunds fail)', 'plain')}${button('failed', 'Let the payment fail', 'plain')}${button('cancelled', 'Cancel', 'plain')}
        </form>`
      : `<p>This payment is ${payment.status}.</p><p><a href="${escapeHtml(payment.return_url)}">Back to Rondo</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox checkout</title><style nonce="${nonce}">
:root{color-scheme:light dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${themed('page')}}
main{box-sizing:border-box;width:min(26rem,92vw);padding:2rem;border-radius:1.25rem;background:${themed('surface')};box-shadow:0 12px 40px #0002}
h1{margin:0 0 .25rem;font-size:1.25rem}.amount{font-size:2.5rem;font-weight:800;font-variant-numeric:tabular-nums;margin:.5rem 0 1.25rem}
p{margin:.35rem 0;color:${themed('muted')}}form{display:grid;gap:.6rem}
button{font:inherit;font-weight:650;min-height:3rem;border-radius:.8rem;border:1px solid ${themed('field-line')};background:none;color:inherit;cursor:pointer}
button.primary{background:${inDaylight('turf-text')};border-color:${inDaylight('turf-text')};color:#fff}.note{font-size:.85rem;margin-top:1.25rem}
</style></head><body><main><h1>${escapeHtml(payment.description)}</h1><p>${methodNames[payment.method] ?? escapeHtml(payment.method)}</p>
<p class="amount">${amount}</p>${choices}<p class="note">Sandbox: play money, nothing is charged.</p></main></body></html>`;
}
