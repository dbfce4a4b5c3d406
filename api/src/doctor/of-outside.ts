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
  if (config.smtpUrl === null) return wrong('smtpNotSet');
  if (at.to !== null) {
    const { isSent, says } = await sendTrial(config, at.to);
    return isSent ? ok('trialSent', { to: at.to }) : wrong('raw', { says });
  }
  const mail = await openSender(config, config.smtpUrl);
  try {
    await mail.tryServer();
    return ok('loginTaken');
  } finally {
    mail.close();
  }
}

export async function mailRecords(at: Patient): Promise<Finding> {
  const found = await checkMailDomain(at.config(), null, at.dns);
  const bad = found.filter(({ state }) => state !== 'right');
  if (bad.length === 0) return ok('recordsRight');
  return { state: bad.some(({ state }) => state === 'wrong') ? 'wrong' : 'look', said: bad.map(({ said }) => said) };
}

export async function paymentKey(at: Patient): Promise<Finding> {
  const provider = await at.payments();
  if (provider === null) return look('playMoney');
  await provider.tryKey();
  return at.config().playMoney ? look('testKey') : ok('keyTaken', { provider: provider.name });
}

export async function webHook(at: Patient): Promise<Finding> {
  const { payments, publicUrl } = at.config();
  if (payments.provider === 'sandbox') return ok('noWebHook');
  const { type, body, answers } = emptyReports[payments.provider];
  const { status } = await at.ask(`${publicUrl}/api/payments/webhooks/${payments.provider}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  if (!answers.includes(status)) return wrong('reportRefused', { status });
  const { rows } = await at.database().query<{ at: Date }>(
    // Of the newest alone, by the index of what is paid: the console asks this each minute.
    `select settled_at as at from payment_order where status = 'paid' and provider = $1 order by settled_at desc limit 1`,
    [payments.provider],
  );
  const last = rows[0]?.at;
  return last ? ok('reportsArrive', { at: new Date(last).toISOString() }) : ok('noPaymentYet');
}

export async function domain(at: Patient): Promise<Finding> {
  const host = new URL(at.config().publicUrl).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return look('noName', { host });
  const addresses = await at.addressesOf(host).catch(() => []);
  return addresses.length === 0
    ? wrong('noAddress', { host })
    : ok('hasAddress', { host, addresses: addresses.join(', ') });
}

export async function proxy(at: Patient): Promise<Finding> {
  const { publicUrl, trustProxy } = at.config();
  const answer = await at.ask(`${publicUrl}/readyz`);
  if (!answer.headers.has('x-request-id')) return wrong('somebodyElse', { url: publicUrl });
  if (!answer.ok) return wrong('notReady', { url: publicUrl, answer: (await answer.text()).slice(0, 200) });
  if (publicUrl.startsWith('https:') && trustProxy === null) return wrong('proxyNotTrusted');
  return ok('proxyPasses');
}

export async function certificate(at: Patient): Promise<Finding> {
  const { protocol, hostname, port } = new URL(at.config().publicUrl);
  if (protocol !== 'https:') return wrong('notHttps');
  const { endsAt, doubt } = await at.proofOf(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
  const days = Math.floor((endsAt.getTime() - at.now().getTime()) / day);
  if (doubt !== null) return wrong('notTrusted', { doubt });
  return days < 14 ? look('certificateEnds', { days }) : ok('certificateLasts', { days });
}

/** By the date that the payment provider's server answers with: somebody else's clock. */
export async function clock(at: Patient): Promise<Finding> {
  const { payments } = at.config();
  if (payments.provider === 'sandbox') return look('noClock');
  const { headers } = await at.ask(payments.apiUrl);
  const skew = at.now().getTime() - Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(skew)) return look('noTimeSaid', { url: payments.apiUrl });
  const seconds = Math.round(Math.abs(skew) / 1000);
  return Math.abs(skew) > skewMaxMs ? wrong('timeDiffers', { seconds, url: payments.apiUrl }) : ok('timeAgrees');
}

export async function newRelease(at: Patient): Promise<Finding> {
  try {
    const newest = await at.newest();
    const { version } = release;
    if (newest === null) return ok('noFeed', { version });
    return isNewer(newest.version, version) ? { state: 'look', said: [sayNewest(newest)] } : ok('newest', { version });
  } catch (error) {
    const reason = reasonsOf(error);
    return error instanceof MinisignError ? wrong('feedNotBelieved', { reason }) : look('feedSilent', { reason });
  }
}

/** What failed, with what it was caused by. */
export function reasonsOf(error: unknown): string {
  const reasons: string[] = [];
  for (let one = error; one !== undefined && reasons.length < 5; one = one instanceof Error ? one.cause : undefined)
    reasons.push(reasonOf(one));
  return reasons.join(': ');
}
