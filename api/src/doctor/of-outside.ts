import { day } from '@rondo/rules';
import { isIP } from 'node:net';
import { checkMailDomain } from '../providers/mail/mail-domain.ts';
import { openSender, sendTrial } from '../providers/mail/send-trial.ts';
import { emptyReports } from '../providers/payments/open.ts';
import { release } from '../platform/processes/release.ts';
import { MinisignError } from '../platform/releases/minisign.ts';
import { isNewer, sayNewest } from '../platform/releases/newest-release.ts';
import { reasonOf } from '../platform/settings/start-error.ts';
import { type Finding, look, ok, type Patient, wrong } from './check.ts';

const skewMaxMs = 5000;

export async function mailServer(at: Patient): Promise<Finding> {
  const config = at.config();
  if (config.smtpUrl === null) return wrong('SMTP_URL is not set: no email goes out');
  if (at.to !== null) {
    const { isSent, says } = await sendTrial(config, at.to);
    return isSent ? ok(says) : wrong(says);
  }
  const mail = openSender(config, config.smtpUrl);
  try {
    await mail.tryServer();
    return ok('accepts the login; --to ADDRESS sends an email');
  } finally {
    mail.close();
  }
}

export async function mailRecords(at: Patient): Promise<Finding> {
  const found = await checkMailDomain(at.config(), null, at.dns);
  const bad = found.filter(({ state }) => state !== 'right');
  if (bad.length === 0) return ok('SPF, DKIM, DMARC and MX are right');
  const says = bad.map((one) => `${one.record}: ${one.says}`).join('; ');
  return bad.some(({ state }) => state === 'wrong') ? wrong(says) : look(says);
}

export async function paymentKey(at: Patient): Promise<Finding> {
  const provider = await at.payments();
  if (provider === null) return look('sandbox: no real payments');
  await provider.tryKey();
  return at.config().playMoney ? look('test key: no real payments') : ok(`${provider.name} accepts it`);
}

export async function webHook(at: Patient): Promise<Finding> {
  const { payments, publicUrl } = at.config();
  if (payments.provider === 'sandbox') return ok('not needed with play money');
  const { type, body, answers } = emptyReports[payments.provider];
  const { status } = await at.ask(`${publicUrl}/api/payments/webhooks/${payments.provider}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  if (!answers.includes(status)) return wrong(`a report gets status ${status}`);
  const client = await at.database();
  const { rows } = await client.query<{ at: Date | null }>(
    'select max(settled_at) as at from payment_order where provider = $1',
    [payments.provider],
  );
  const last = rows[0]?.at;
  return ok(`reports reach Rondo; last payment: ${last ? new Date(last).toISOString() : 'never'}`);
}

export async function domain(at: Patient): Promise<Finding> {
  const host = new URL(at.config().publicUrl).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return look(`${host} is an address, not a name`);
  const addresses = await at.addressesOf(host).catch(() => []);
  return addresses.length === 0 ? wrong(`${host} has no address`) : ok(`${host} is ${addresses.join(', ')}`);
}

export async function proxy(at: Patient): Promise<Finding> {
  const { publicUrl, trustProxy } = at.config();
  const answer = await at.ask(`${publicUrl}/readyz`);
  if (!answer.headers.has('x-request-id')) return wrong(`${publicUrl} is answered by something other than Rondo`);
  if (!answer.ok) return wrong(`${publicUrl} is not ready: ${(await answer.text()).slice(0, 200)}`);
  if (publicUrl.startsWith('https:') && trustProxy === null)
    return wrong('TRUST_PROXY is not set: everyone counts as one network and will soon be refused');
  return ok('Rondo answers through it and is ready');
}

export async function certificate(at: Patient): Promise<Finding> {
  const { protocol, hostname, port } = new URL(at.config().publicUrl);
  if (protocol !== 'https:') return wrong('PUBLIC_URL is not https');
  const { endsAt, doubt } = await at.proofOf(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
  const days = Math.floor((endsAt.getTime() - at.now().getTime()) / day);
  if (doubt !== null) return wrong(`browsers don’t trust it: ${doubt}`);
  return days < 14 ? look(`expires in ${days} days`) : ok(`${days} days left`);
}

/** By the date that the payment provider's server answers with: somebody else's clock. */
export async function clock(at: Patient): Promise<Finding> {
  const { payments } = at.config();
  if (payments.provider === 'sandbox') return look('no clock to compare with under play money');
  const { headers } = await at.ask(payments.apiUrl);
  const skew = at.now().getTime() - Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(skew)) return look(`${payments.apiUrl} gives no time`);
  const seconds = Math.round(Math.abs(skew) / 1000);
  return Math.abs(skew) > skewMaxMs ? wrong(`${seconds} s off the clock of ${payments.apiUrl}`) : ok('correct');
}

export async function newRelease(at: Patient): Promise<Finding> {
  try {
    const newest = await at.newest();
    if (newest === null) return ok(`${release.version}; RELEASE_FEED is not set, so newer releases go unnoticed`);
    return isNewer(newest.version, release.version) ? look(sayNewest(newest)) : ok(`${release.version} is the newest`);
  } catch (error) {
    const { says } = whyNot(error);
    return error instanceof MinisignError ? wrong(`the feed can’t be trusted: ${says}`) : look(`can’t tell: ${says}`);
  }
}

/** What failed, with what it was caused by. */
export function whyNot(error: unknown): Finding {
  const reasons: string[] = [];
  for (let one = error; one !== undefined && reasons.length < 5; one = one instanceof Error ? one.cause : undefined)
    reasons.push(reasonOf(one));
  return wrong(reasons.join(': '));
}
