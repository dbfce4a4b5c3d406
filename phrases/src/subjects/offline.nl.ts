import type { offline as en } from './offline.en.ts';
import type { Shape } from '../translate.ts';

export const offline = {
  title: 'Nog niet op dit apparaat',
  body: 'Deze pagina opent vanzelf zodra er verbinding is.',
  none: 'Je wedstrijden zijn nog niet bewaard in deze browser. Ze staan hier als je Rondo met verbinding hebt geopend.',
  retry: 'Opnieuw proberen',
  busy: 'Het is druk op Rondo',
  busyBody: 'Deze pagina opent over een paar seconden vanzelf.',
} as const satisfies Shape<typeof en>;
