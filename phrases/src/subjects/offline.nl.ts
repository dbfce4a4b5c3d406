import type { offline as en } from './offline.en.ts';
import type { Shape } from '../translate.ts';

export const offline = {
  title: 'Nog niet op dit apparaat',
  body: 'Deze pagina opent zodra je verbinding hebt.',
  none: 'Open Rondo één keer met verbinding, dan staan je wedstrijden hier.',
  retry: 'Opnieuw proberen',
  busy: 'Het is druk',
  busyBody: 'Deze pagina opent over een paar seconden.',
} as const satisfies Shape<typeof en>;
