import { audit } from './audit/audit.tsx';
import { communities } from './communities/communities.tsx';
import { corrections } from './corrections/corrections.tsx';
import { enquiries } from './enquiries/enquiries.tsx';
import { games } from './games/games.tsx';
import { journals } from './journals/journals.tsx';
import { messages } from './messages/messages.tsx';
import { newsletter } from './newsletter/newsletter.tsx';
import { orders } from './orders/orders.tsx';
import { people } from './people/people.tsx';
import { promocodes } from './promocodes/promocodes.tsx';
import type { Resource } from './resource.tsx';
import type { ListName } from './description.ts';

/** The lists of the console, by their names in its navigation (sections.ts). */
export const resources: Readonly<Record<ListName, Resource>> = {
  people,
  games,
  communities,
  enquiries,
  promocodes,
  orders,
  journals,
  corrections,
  messages,
  newsletter,
  audit,
};
