import ICAL from 'ical.js';
import { sync } from 'node-ical';
import type { Email } from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../../test/builders.ts';
import { dayIn } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { aMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { noonIn } from '../../../../test/noon.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { useServer } from '../../../../test/server.ts';
import { deliverNotifications } from '../deliver-notifications.ts';
import { sendMails } from './send-mails.ts';

const server = useServer({ PUBLIC_URL: 'https://rondo.test', MAIL_FROM: 'Rondo <games@rondo.test>' });
const { pay } = joiningCalls(server);
const { cancel, edit, created, paid } = organisingCalls(server);
const open: MailServer[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

interface Entry {
  uid: string;
  starts: string;
  sequence: number;
  status: string;
  organizer: string;
}

interface CalendarFile {
  method: string;
  entries: Entry[];
}

/** Reads the file as Mozilla's calendars do. */
function readByIcalJs(file: string): CalendarFile {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => ({
    uid: String(component.getFirstPropertyValue('uid')),
    starts: new ICAL.Event(component).startDate.toJSDate().toISOString(),
    sequence: Number(component.getFirstPropertyValue('sequence')),
    status: String(component.getFirstPropertyValue('status')),
    organizer: String(component.getFirstPropertyValue('organizer')),
  }));
  return { method: String(calendar.getFirstPropertyValue('method')), entries };
}

function readByNodeIcal(file: string): CalendarFile {
  const parts = Object.values(sync.parseICS(file));
  const entries = parts.flatMap((part) =>
    part?.type === 'VEVENT'
      ? [
          {
            uid: part.uid,
            starts: part.start.toISOString(),
            sequence: Number(part.sequence),
            status: String(part.status),
            organizer: typeof part.organizer === 'object' ? part.organizer.val : String(part.organizer),
          },
        ]
      : [],
  );
  const method = parts.flatMap((part) => (part?.type === 'VCALENDAR' ? [part.method] : []))[0];
  return { method: String(method), entries };
}

/** The calendar file of a mail, as both programs read it. */
function fileOf({ attachments }: Email): CalendarFile {
  const [file, ...more] = attachments;
  expect(more).toEqual([]);
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const read = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(read);
  expect(file?.method ?? read.method).toBe(read.method);
  return read;
}

/** A person's mails, after all waiting ones have been sent. */
async function mailsOf(player: Player): Promise<Email[]> {
  const mail = await aMailServer();
  open.push(mail);
  await deliverNotifications(server);
  await server.sql`update mail set next_attempt_at = now() where user_id = ${player.id} and sent_at is null`;
  await sendMails(server.db, mail.provider, server.config, { at: noonIn(1, server) });
  return (await mail.read()).filter(({ to }) => to?.[0]?.address === player.email);
}

const aPayer = () => aPlayer(server, { balanceCents: 5000 });
const on = (days: number) => ({ ...paid(), game_date: `${dayIn(server, days)}T20:00`, minimum_players_threshold: 9 });

test('a game is brought to a calendar, moves in it and goes out of it, as one entry', async () => {
  const player = await aPayer();
  const id = await created(on(5));
  await pay(player, id);
  const files = (await mailsOf(player)).map(fileOf);
  await edit(id, on(6));
  files.push(...(await mailsOf(player)).map(fileOf));
  await cancel(id, { note: 'The roof leaks' });
  files.push(...(await mailsOf(player)).map(fileOf));
  expect(files.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  const [booked, moved, gone] = files.map(({ entries: [entry] }) => entry);
  for (const entry of [booked, moved, gone])
    expect(entry).toMatchObject({ uid: `${id}@rondo.test`, organizer: 'mailto:games@rondo.test' });
  expect([booked, moved, gone].map((entry) => entry?.status)).toEqual(['TENTATIVE', 'TENTATIVE', 'CANCELLED']);
  expect(moved?.starts).not.toBe(booked?.starts);
  expect(gone?.starts).toBe(moved?.starts);
  expect(moved?.sequence).toBeGreaterThan(booked?.sequence ?? 0);
  expect(gone?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
});

test('a digest has one file, with the latest of each game', async () => {
  const player = await aPayer();
  const ids = [await created(on(5)), await created(on(6)), await created(on(7))] as const;
  for (const id of ids) await pay(player, id);
  await deliverNotifications(server);
  await edit(ids[1], on(8));
  const [digest, ...more] = await mailsOf(player);
  expect(more).toEqual([]);
  const { method, entries } = fileOf(digest as Email);
  expect(method).toBe('PUBLISH');
  expect(entries.map(({ uid }) => uid).toSorted()).toEqual(ids.map((id) => `${id}@rondo.test`).toSorted());
  const of = (id: string) => entries.find(({ uid }) => uid.startsWith(id));
  expect([of(ids[0])?.sequence, of(ids[2])?.sequence]).toEqual([0, 0]);
  expect(of(ids[1])?.sequence).toBeGreaterThan(0);
});
