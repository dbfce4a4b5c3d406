import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { dayIn } from './game-form.ts';
import type { TestServer } from './server.ts';

export const anAddress = () => `writer-${randomUUID()}@rondo.test`;

export const aPhoto = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#2c74b8' } })
    .toFormat(format)
    .toBuffer();

type Options = { as?: string; headers?: Record<string, string> };

/** The calls of the contact pages, each with a valid form unless changed. */
export function contactCalls(server: TestServer) {
  const post = (path: string, body: object, options: Options = {}) =>
    server.call('POST', `/api/contact/${path}`, { body, ...options });
  return {
    askAsBusiness: (more: object = {}, options?: Options) =>
      post(
        'contactForm',
        {
          name: 'Bakkerij Smit',
          email: anAddress(),
          sport: 'Volleybal',
          people: 40,
          duration: '3 uur',
          datetime: `${dayIn(server, 30)}T14:00`,
          ...more,
        },
        options,
      ),
    applyAsOrganiser: (more: object = {}, options?: Options) =>
      post(
        'organiserContactForm',
        {
          name: 'Fleur',
          email: anAddress(),
          age: 24,
          freelancer: true,
          city: 'Utrecht',
          facility_contacted: false,
          sports: ['Volleyball'],
          ...more,
        },
        options,
      ),
    /** Each value in a field of its own, as simple clients send it. */
    askAsFacility: async (
      more: Record<string, string> = {},
      photos: readonly { name: string; bytes: Buffer }[] = [],
      { as, headers }: Options = {},
    ) => {
      const form = new FormData();
      const fields = {
        fullName: 'Joris de Wit',
        email: anAddress(),
        availableDays: 'ma t/m vr',
        availableHours: '18:00 - 23:00',
        ...more,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const { name, bytes } of photos) form.append('images', new Blob([new Uint8Array(bytes)]), name);
      const made = new Response(form);
      const body = Buffer.from(await made.arrayBuffer());
      const type = { 'content-type': made.headers.get('content-type') ?? '' };
      return server.call('POST', '/api/contact/facilityContactForm', {
        body,
        headers: { ...type, ...headers },
        ...(as && { as }),
      });
    },
  };
}
