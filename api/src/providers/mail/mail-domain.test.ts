import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { inEnglish } from '../../platform/wording/said.ts';
import { checkMailDomain, type Resolver } from './mail-domain.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
const published = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const sender = { mailFrom: 'Rondo <no-reply@rondo.test>', dkim: { domain: 'rondo.test', selector: 'r1', key } };

const complete = {
  'rondo.test': 'v=spf1 include:spf.mtasv.net -all',
  // The key is too long for one part of a record.
  'r1._domainkey.rondo.test': `v=DKIM1; k=rsa; p=${published}`,
  '_dmarc.rondo.test': 'v=DMARC1; p=quarantine; rua=mailto:dmarc@rondo.test',
};

/** A DNS that has only these texts. */
function dnsOf(texts: Record<string, string | string[] | undefined>, hosts = ['mail.rondo.test']): Resolver {
  const none = (code: string) => Object.assign(new Error(code), { code });
  return {
    async resolveTxt(name) {
      const found = texts[name];
      if (found === undefined) throw none('ENOTFOUND');
      return [found].flat().map((text) => text.match(/.{1,255}/g) ?? []);
    },
    async resolveMx() {
      if (hosts.length === 0) throw none('ENODATA');
      return hosts.map((exchange) => ({ exchange }));
    },
  };
}

test('a domain with all its records is right', async () => {
  const found = await checkMailDomain(sender, null, dnsOf(complete));
  expect(found.map(({ record, state }) => [record, state])).toEqual([
    ['SPF', 'right'],
    ['DKIM', 'right'],
    ['DMARC', 'right'],
    ['MX', 'right'],
  ]);
});

test('an empty domain is told every record, word by word', async () => {
  const found = await checkMailDomain(sender, null, dnsOf({}, []));
  expect(found.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong', 'advice']);
  expect(found.map(({ said }) => inEnglish(said))).toEqual([
    expect.stringContaining('rondo.test TXT is missing: "v=spf1 include:… -all"'),
    `DKIM: r1._domainkey.rondo.test TXT is missing: "v=DKIM1; k=rsa; p=${published}"`,
    'DMARC: _dmarc.rondo.test TXT is missing: "v=DMARC1; p=none; rua=mailto:…"',
    expect.stringContaining('rondo.test takes no mail'),
  ]);
});

test.each<[string, Record<string, string | string[]>, string, string]>([
  ['SPF', { 'rondo.test': 'v=spf1 include:x +all' }, 'wrong', 'lets everybody send'],
  ['SPF', { 'rondo.test': 'v=spf1 include:x' }, 'wrong', 'lets everybody send'],
  ['SPF', { 'rondo.test': ['v=spf1 a -all', 'v=spf1 mx -all'] }, 'wrong', '2 records'],
  ['SPF', { 'rondo.test': ['other=1', 'v=spf1 mx ~all'] }, 'right', 'v=spf1 mx ~all'],
  ['SPF', { 'rondo.test': 'v=spf1 redirect=_spf.example.com' }, 'right', 'redirect'],
  ['DKIM', { 'r1._domainkey.rondo.test': 'v=DKIM1; p=' }, 'wrong', 'withdrawn'],
  ['DKIM', { 'r1._domainkey.rondo.test': 'v=DKIM1; p=AAAA' }, 'wrong', 'another key than MAIL_DKIM_KEY'],
  ['DMARC', { '_dmarc.rondo.test': 'v=DMARC1; p=none; rua=mailto:a@rondo.test' }, 'advice', 'only watches'],
  ['DMARC', { '_dmarc.rondo.test': 'v=DMARC1; p=reject' }, 'advice', 'no reports'],
  ['DMARC', { '_dmarc.rondo.test': 'v=DMARC1; p=anything' }, 'wrong', 'no policy'],
])('%s: %j', async (record, texts, state, words) => {
  const found = await checkMailDomain(sender, null, dnsOf({ ...complete, ...texts }));
  const one = found.find((any) => any.record === record);
  expect([one?.state, one && inEnglish(one.said)]).toEqual([state, expect.stringContaining(words)]);
});

test('a mail server that signs itself is asked for by its selector, and DMARC of the domain above counts', async () => {
  const below = { mailFrom: 'no-reply@mail.rondo.test', dkim: null };
  const texts = { ...complete, 'pm._domainkey.mail.rondo.test': 'k=rsa; p=AAAA' };
  const [, signature, dmarc] = await checkMailDomain(below, 'pm', dnsOf(texts));
  expect([signature?.state, dmarc?.state]).toEqual(['right', 'right']);
  const [, unknown] = await checkMailDomain(below, null, dnsOf(texts));
  expect([unknown?.state, unknown && inEnglish(unknown.said)]).toEqual([
    'advice',
    expect.stringContaining('--selector'),
  ]);
});

test('a DNS that does not answer is no missing record', async () => {
  const away = async () => {
    throw Object.assign(new Error('queryTxt ETIMEOUT rondo.test'), { code: 'ETIMEOUT' });
  };
  await expect(checkMailDomain(sender, null, { resolveTxt: away, resolveMx: away })).rejects.toThrow('ETIMEOUT');
});
