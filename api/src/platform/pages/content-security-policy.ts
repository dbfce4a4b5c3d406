import type { Config } from '../config.ts';

type ThirdParties = Pick<Config, 'tileUrl' | 'socialFeedUrl' | 'analyticsUrl' | 'privacyPolicyUrl'>;

/**
 * Writes the content security policy of each answer: only Rondo's own scripts and styles, or those with this answer's nonce; no inline code
 * (decisions/0010-frames.md).
 * @returns a function of the nonce, and of the origin of another site this page may show in a frame; ignored unless it is a plain https origin
 */
export function contentSecurityPolicy({
  tileUrl,
  socialFeedUrl,
  analyticsUrl,
  privacyPolicyUrl,
}: ThirdParties): (nonce: string, frame?: string) => string {
  const embedded = [socialFeedUrl, privacyPolicyUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  const analytics = analyticsUrl ? ` ${new URL(analyticsUrl).origin}` : '';
  // `{s}` in a tile address stands for several hosts.
  const tiles = tileUrl ? ` ${new URL(tileUrl.replace('{s}', '*').replaceAll(/[{}]/g, '')).origin}` : '';
  const always = [
    "style-src-attr 'unsafe-inline'", // positions and sizes computed by components
    `img-src 'self' data: blob:${tiles}${analytics}`,
    `connect-src 'self'${analytics}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return (nonce, frame = '') => {
    const frames = plainOrigin.test(frame) ? [...embedded, frame] : embedded;
    const framed = frames.length > 0 ? `; frame-src 'self' ${frames.join(' ')}` : ''; // otherwise the default applies
    return `default-src 'self'; script-src 'self' 'nonce-${nonce}'${analytics}; style-src 'self' 'nonce-${nonce}'; ${always}${framed}; frame-ancestors 'none'`;
  };
}

/** A comma or semicolon in a host would become part of the policy. */
const plainOrigin = /^https:\/\/[a-z\d.-]+(:\d+)?$/;
