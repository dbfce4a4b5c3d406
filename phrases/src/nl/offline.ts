import type { offline as en } from '../en/offline.ts';
import type { Shape } from '../translate.ts';

export const offline = {
  title: 'Je bent offline',
  body: 'Er is nu geen verbinding. Dit zijn de wedstrijden waaraan je meedoet, zoals we ze het laatst kenden.',
  none: 'Je wedstrijden zijn nog niet bewaard in deze browser. Ze staan hier als je Rondo met verbinding hebt geopend.',
  retry: 'Opnieuw proberen',
} as const satisfies Shape<typeof en>;
