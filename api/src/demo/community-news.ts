import { day } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Community, MemberRow } from './communities.ts';

type Text = readonly [title: string, body: string];

/** News with a title and a text in Markdown. */
const texts: readonly Text[] = [
  [
    'Zomertoernooi: geef je op',
    'Op de laatste zaterdag van de maand spelen we **de hele dag**, met zijn allen.\n\n- 10:00 inloop en koffie\n- 11:00 eerste ronde\n- 16:00 finale, daarna borrel\n\nNeem iets lekkers mee voor op de lange tafel!',
  ],
  [
    'New here? Read this first',
    'Welcome! Three things that keep our games fun:\n\n- Be there ten minutes before the start.\n- Can’t make it? Give up your spot in time, so someone else can play.\n- Everyone plays everywhere once.\n\nQuestions? Ask whoever brought the ball.',
  ],
  [
    'Nieuwe ballen zijn binnen',
    'De oude gingen niet langer mee. Met dank aan de vrijwillige bijdrage van vorige maand liggen er **zes nieuwe ballen** in de kast.',
  ],
  [
    'We moved to a bigger hall',
    'From this month on we play next door: same street, two courts more. Use the *side entrance*; the front door closes at 18:00.',
  ],
  [
    'Wie helpt er mee?',
    'We zoeken twee mensen die af en toe een wedstrijd willen leiden. Ervaring is niet nodig, zin wel. Spreek een van de beheerders aan.',
  ],
  [
    'Photos of last weekend',
    'Thanks to everyone who came, even in that rain. If you’re in a picture and would rather not be, tell one of us and it’s gone.',
  ],
  ['Speeltijden in de vakantie', 'In de schoolvakantie spelen we alleen op **dinsdag**. Daarna weer gewoon twee keer.'],
];

/** Communities without news. */
const silent: ReadonlySet<string> = new Set(['spaarne-hoops', 'dojo-leiden']);

/** Two or three news items per community, by its first admin; in every second community the oldest one is pinned. */
export function makeNews(
  communities: readonly Community[],
  members: readonly MemberRow[],
  now: Date,
): NewRow<'community_news'>[] {
  return communities.flatMap(({ id, short_code }, index) => {
    if (silent.has(short_code)) return [];
    const author = members.find(({ community_id, is_admin }) => community_id === id && is_admin);
    const size = 2 + (index % 2);
    return Array.from({ length: size }, (_, nth) => {
      const [title = '', body = ''] = texts[(index * 3 + nth) % texts.length] ?? [];
      return {
        community_id: id,
        author_id: author?.user_id ?? null,
        title,
        body,
        is_pinned: index % 2 === 0 && nth === size - 1,
        is_told: true,
        created_at: new Date(now.getTime() - (3 + index + nth * 17) * day),
      };
    });
  });
}
