import { escapeHtml } from '../../platform/wording/escape-html.ts';
import { inDaylight, themed } from '../../platform/wording/theme.ts';

/** The people whom one click chooses: somebody new, and the demo's player. */
const people = [
  { name: 'Robin Bakker', email: 'robin.bakker@gmail.test' },
  { name: 'Player', email: 'player@rondo.test' },
];

/** The sandbox's page to choose a Google account, visibly not the real one. */
export function accountPage(action: string, asked: Readonly<Record<string, string>>, nonce: string): string {
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const form = (content: string) => `<form method="post" action="${action}">${hidden.join('')}${content}</form>`;
  const choices = people.map(({ name, email }) =>
    form(
      `<input type="hidden" name="name" value="${name}"><button name="email" value="${email}"><b>${name}</b><span>${email}</span></button>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox: choose an account</title><style nonce="${nonce}">
:root{color-scheme:light dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${themed('page')};color:${themed('ink')}}
main{box-sizing:border-box;width:min(26rem,92vw);padding:2rem;border-radius:1.25rem;background:${themed('surface')};box-shadow:0 12px 40px #0002}
h1{margin:0 0 .25rem;font-size:1.25rem}p{margin:.35rem 0 1rem;color:${themed('muted')}}form{display:grid;gap:.6rem;margin-bottom:.6rem}
button,input{box-sizing:border-box;width:100%;font:inherit;min-height:3rem;border-radius:.8rem;border:1px solid ${themed('field-line')};background:none;color:inherit;padding:.5rem 1rem}
button{cursor:pointer;text-align:start;display:grid;align-content:center}button span{font-size:.9rem;color:${themed('muted')}}
button.primary{background:${inDaylight('turf-text')};border-color:${inDaylight('turf-text')};color:#fff;font-weight:650}button.primary,button.centred{text-align:center}
label{display:grid;gap:.25rem;font-size:.9rem}.note{font-size:.85rem;margin:1rem 0 0}
</style></head><body><main><h1>Choose a Google account</h1><p>to continue to Rondo</p>${choices.join('')}
${form(
  `<label>Another address<input name="email" type="email" required maxlength="200"></label><label>Name<input name="name" maxlength="60"></label>
<button class="primary">Continue</button>`,
)}${form('<input type="hidden" name="email" value="nobody@rondo.test"><button class="centred" name="cancel" value="1">Cancel</button>')}
<p class="note">Sandbox: this is not Google. Whoever you choose, you are.</p></main></body></html>`;
}
