import { createPublicKey } from 'node:crypto';
import { domainOf, type MailSettings } from '../../platform/settings/mail-settings.ts';
import { systemCode } from '../../platform/settings/start-error.ts';

/** The questions to the DNS. */
export interface Resolver {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string }[]>;
}

/** The finding about one record: in order, could be better, or missing. */
interface Finding {
  record: 'SPF' | 'DKIM' | 'DMARC' | 'MX';
  state: 'right' | 'advice' | 'wrong';
  says: string;
}

/**
 * Checks the records by which receivers know that a mail is Rondo's (mail.md).
 * @param selector the selector of a mail server that signs itself; null if Rondo signs, or nobody said
 */
export async function checkMailDomain(
  { mailFrom, dkim }: Pick<MailSettings, 'mailFrom' | 'dkim'>,
  selector: string | null,
  dns: Resolver,
): Promise<Finding[]> {
  const domain = domainOf(mailFrom);
  return Promise.all([
    checkSpf(domain, dns),
    dkim !== null && selector === null
      ? checkSignature(dkim.domain, dkim.selector, publicPart(dkim.key), dns)
      : checkSignature(domain, selector, null, dns),
    checkDmarc(domain, dns),
    checkMx(domain, dns),
  ]);
}

async function checkSpf(domain: string, dns: Resolver): Promise<Finding> {
  const records = (await textsOf(domain, dns)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ''] = records;
  const say = (state: Finding['state'], says: string): Finding => ({ record: 'SPF', state, says });
  if (records.length === 0)
    return say('wrong', `${domain} TXT is missing: "v=spf1 include:… -all", with what your mail provider names`);
  if (records.length > 1)
    return say('wrong', `${domain} has ${records.length} records, of which none counts: make one of them`);
  if (/\s[~-]all\s*$/i.test(record) || /\sredirect=/i.test(record)) return say('right', record);
  return say('wrong', `${record} lets everybody send: end it with -all`);
}

async function checkSignature(
  domain: string,
  selector: string | null,
  own: string | null,
  dns: Resolver,
): Promise<Finding> {
  const say = (state: Finding['state'], says: string): Finding => ({ record: 'DKIM', state, says });
  if (selector === null)
    return say(
      'wrong',
      'Rondo does not sign, and nobody said who does: set MAIL_DKIM_…, or name your mail provider’s selector by --selector',
    );
  const name = `${selector}._domainkey.${domain}`;
  const record = (await textsOf(name, dns)).find((text) => /(?:^|;)\s*p=/.test(text));
  const missing = own === null ? 'what your mail provider names' : `"v=DKIM1; k=rsa; p=${own}"`;
  if (record === undefined) return say('wrong', `${name} TXT is missing: ${missing}`);
  const key = /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? '';
  if (key === '') return say('wrong', `${name} has no key: it was withdrawn`);
  if (own !== null && key !== own)
    return say('wrong', `${name} has another key than MAIL_DKIM_KEY: make it ${missing}`);
  return say('right', name);
}

async function checkDmarc(domain: string, dns: Resolver): Promise<Finding> {
  const say = (state: Finding['state'], says: string): Finding => ({ record: 'DMARC', state, says });
  const above = domain.split('.').length > 2 ? [domain.split('.').slice(1).join('.')] : [];
  for (const name of [domain, ...above].map((one) => `_dmarc.${one}`)) {
    const record = (await textsOf(name, dns)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record === undefined) continue;
    if (!/;\s*p=(?:none|quarantine|reject)\b/i.test(record)) return say('wrong', `${name} says no policy: ${record}`);
    if (!/;\s*rua=/i.test(record)) return say('advice', `${name} asks for no reports: add rua=mailto:…, and read them`);
    if (/;\s*p=none\b/i.test(record))
      return say('advice', `${name} only watches: p=quarantine once its reports look well`);
    return say('right', record);
  }
  return say('wrong', `_dmarc.${domain} TXT is missing: "v=DMARC1; p=none; rua=mailto:…"`);
}

async function checkMx(domain: string, dns: Resolver): Promise<Finding> {
  const hosts = await orNone(dns.resolveMx(domain));
  if (hosts.length > 0) return { record: 'MX', state: 'right', says: hosts.map(({ exchange }) => exchange).join(', ') };
  return { record: 'MX', state: 'advice', says: `${domain} takes no mail: some refuse what can’t be answered` };
}

async function textsOf(name: string, dns: Resolver): Promise<string[]> {
  return (await orNone(dns.resolveTxt(name))).map((parts) => parts.join(''));
}

/** A missing name, and a name without such a record, both count as none. */
async function orNone<Record>(asking: Promise<Record[]>): Promise<Record[]> {
  return asking.catch((error: unknown) => {
    if (['ENOTFOUND', 'ENODATA'].includes(systemCode(error) ?? '')) return [];
    throw error;
  });
}

/** The public part of a private key, as its record has it. */
function publicPart(key: string): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}
