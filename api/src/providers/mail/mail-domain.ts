import type { HealthFinding } from '@rondo/rules/health';
import { createPublicKey } from 'node:crypto';
import { domainOf, type MailSettings } from '../../platform/settings/mail-settings.ts';
import { systemCode } from '../../platform/settings/start-error.ts';
import { type Said, said, type Values } from '../../platform/wording/said.ts';

/** The questions to the DNS. */
export interface Resolver {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string }[]>;
}

/** The finding about one record: in order, could be better, or missing. */
interface Finding {
  record: 'SPF' | 'DKIM' | 'DMARC' | 'MX';
  state: 'right' | 'advice' | 'wrong';
  said: Said;
}

/** What is said of one record; of one that is right, the record itself. */
const of =
  (record: Finding['record']) =>
  <F extends HealthFinding>(state: Finding['state'], found: F, ...values: Values<F>): Finding => ({
    record,
    state,
    said: said(found, ...values),
  });
const right = (record: Finding['record'], says: string): Finding => of(record)('right', 'raw', { says });

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
  const say = of('SPF');
  if (records.length === 0) return say('wrong', 'spfMissing', { domain });
  if (records.length > 1) return say('wrong', 'spfTwice', { domain, number: records.length });
  if (/\s[~-]all\s*$/i.test(record) || /\sredirect=/i.test(record)) return right('SPF', record);
  return say('wrong', 'spfOpen', { record });
}

async function checkSignature(
  domain: string,
  selector: string | null,
  own: string | null,
  dns: Resolver,
): Promise<Finding> {
  const say = of('DKIM');
  // A mail server may sign by itself, which no setting says.
  if (selector === null) return say('advice', 'dkimByNobody');
  const name = `${selector}._domainkey.${domain}`;
  const record = (await textsOf(name, dns)).find((text) => /(?:^|;)\s*p=/.test(text));
  const expected = own === null ? null : `"v=DKIM1; k=rsa; p=${own}"`;
  if (record === undefined)
    return expected === null
      ? say('wrong', 'dkimMissing', { name })
      : say('wrong', 'dkimKeyMissing', { name, record: expected });
  const key = /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? '';
  if (key === '') return say('wrong', 'dkimWithdrawn', { name });
  if (expected !== null && key !== own) return say('wrong', 'dkimOther', { name, record: expected });
  return right('DKIM', name);
}

async function checkDmarc(domain: string, dns: Resolver): Promise<Finding> {
  const say = of('DMARC');
  const above = domain.split('.').length > 2 ? [domain.split('.').slice(1).join('.')] : [];
  for (const name of [domain, ...above].map((one) => `_dmarc.${one}`)) {
    const record = (await textsOf(name, dns)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record === undefined) continue;
    if (!/;\s*p=(?:none|quarantine|reject)\b/i.test(record)) return say('wrong', 'dmarcNoPolicy', { name, record });
    if (!/;\s*rua=/i.test(record)) return say('advice', 'dmarcNoReports', { name });
    if (/;\s*p=none\b/i.test(record)) return say('advice', 'dmarcWatches', { name });
    return right('DMARC', record);
  }
  return say('wrong', 'dmarcMissing', { name: `_dmarc.${domain}` });
}

async function checkMx(domain: string, dns: Resolver): Promise<Finding> {
  const hosts = await orNone(dns.resolveMx(domain));
  if (hosts.length > 0) return right('MX', hosts.map(({ exchange }) => exchange).join(', '));
  return of('MX')('advice', 'mxMissing', { domain });
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
