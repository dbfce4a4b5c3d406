import { fieldLines, type HallFloor, type Sport, sportTable, type Surface } from '@rondo/rules';

/** The size that sites which show link previews ask for. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Grounds for sports without a floor of their own, as in web/src/ui/sport/field-pattern.module.css. */
const grounds: Record<Surface, HallFloor> = {
  Indoors: { from: '#c07f43', to: '#a15f2b' },
  Grass: { from: '#1b7846', to: '#17693d' },
  'Artificial grass': { from: '#0f6a4f', to: '#0a4f3c' },
  Concrete: { from: '#4d6f9c', to: '#34507a' },
  Sand: { from: '#cfa566', to: '#ad7f42' },
};

/** The field of a sport to scale on its ground, lying to the right, as SVG elements that fill the picture. */
export function fieldBackdrop(sport: Sport, surface: Surface): string {
  const { width, height } = previewSize;
  const { from, to, court = 'none' } = (surface === 'Indoors' && sportTable[sport].hall) || grounds[surface];
  const field = fieldLines[sport];
  // Nearly the whole field, slightly rotated and moved to the upper right, because the words are below on the left.
  const scale = Math.min(width / field.width, height / field.height) * 1.06;
  const [long, high] = [field.width * scale, field.height * scale];
  const [x, y] = [(width - long) / 2 + width * 0.1, (height - high) / 2 - height * 0.07];
  return `
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    ${surface === 'Grass' ? mown() : ''}
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-7 ${(long / 2).toFixed(1)} ${(high / 2).toFixed(1)}) scale(${scale.toFixed(4)})">
      <rect width="${field.width}" height="${field.height}" fill="${court}"/>
      <path d="${field.lines}" fill="none" stroke="#fff" stroke-opacity="0.72" stroke-width="${(5 / scale).toFixed(3)}"/>
    </g>`;
}

/** Dark under the words and clear over the picture; stronger over a photo, which may be bright anywhere. */
export function scrim(overPhoto: boolean, grey: boolean): string {
  const { width, height } = previewSize;
  const [near, middle, far] = overPhoto ? [0.6, 0.36, 0.1] : [0.5, 0.22, 0];
  return `
    <defs>
      <linearGradient id="side"><stop offset="0" stop-color="#04140b" stop-opacity="${near}"/>
        <stop offset="0.5" stop-color="#04140b" stop-opacity="${middle}"/>
        <stop offset="1" stop-color="#04140b" stop-opacity="${far}"/></linearGradient>
      <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04140b" stop-opacity="0.24"/>
        <stop offset="0.3" stop-color="#04140b" stop-opacity="0.04"/>
        <stop offset="0.68" stop-color="#04140b" stop-opacity="0.62"/>
        <stop offset="1" stop-color="#04140b" stop-opacity="0.94"/></linearGradient>
    </defs>
    ${grey ? `<rect width="${width}" height="${height}" fill="#3b4641" fill-opacity="0.78"/>` : ''}
    <rect width="${width}" height="${height}" fill="url(#side)"/>
    <rect width="${width}" height="${height}" fill="url(#foot)"/>`;
}

/** Mowing stripes. */
function mown(): string {
  const stripe = previewSize.width / 9;
  return [0, 2, 4, 6, 8]
    .map(
      (index) =>
        `<rect x="${index * stripe}" width="${stripe}" height="${previewSize.height}" fill="#fff" fill-opacity="0.045"/>`,
    )
    .join('');
}
