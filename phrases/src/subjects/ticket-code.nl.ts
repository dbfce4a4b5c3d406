import type { Shape } from '../translate.ts';
import type { ticketCode as en } from './ticket-code.en.ts';

export const ticketCode = {
  title: 'Op de dag zelf',
  body: 'Laat deze code aan de organisator zien.',
  picture: 'De code van je ticket: {{code}}',
} as const satisfies Shape<typeof en>;
