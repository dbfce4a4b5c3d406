import { X509Certificate } from 'node:crypto';
import type { AppleWalletSettings } from '../../platform/settings/phone-ticket-settings.ts';
import { applePush } from './apple-push.ts';
import { drawPassImages } from './pass-images.ts';
import type { AppleWallet, PhoneTicket } from './provider.ts';

/** The library that signs, loaded for the first pass because it takes 20 MB. */
const passkit = () => import('passkit-generator');

/** The colours in rgb(), as passes need them: the green of `--pitch`, and those of `--on-pitch` and the mark on it. */
const colours = { background: 'rgb(11, 61, 36)', text: 'rgb(255, 255, 255)', label: 'rgb(46, 224, 119)' };

/** Passes of the style *event ticket*, signed with the operator's certificate. */
export function appleWallet(settings: AppleWalletSettings): AppleWallet {
  const { passType, team, certificate, key, wwdr } = settings;
  return {
    passType,
    endsAt: new X509Certificate(certificate).validToDate,
    tell: applePush(settings),
    async makePass(ticket, { url, token }) {
      const [{ PKPass }, images] = await Promise.all([passkit(), drawPassImages()]);
      const pass = new PKPass(
        { ...images },
        { wwdr, signerCert: certificate, signerKey: key },
        {
          formatVersion: 1,
          serialNumber: ticket.id,
          passTypeIdentifier: passType,
          teamIdentifier: team,
          organizationName: 'Rondo',
          description: ticket.name,
          logoText: 'Rondo',
          backgroundColor: colours.background,
          foregroundColor: colours.text,
          labelColor: colours.label,
          groupingIdentifier: ticket.gameId,
          sharingProhibited: true,
          webServiceURL: url,
          authenticationToken: token,
          voided: ticket.voidBecause !== null,
        },
      );
      pass.type = 'eventTicket';
      fillFields(pass, ticket);
      // Phones before iOS 18 know only this one.
      pass.setRelevantDate(ticket.startsAt);
      pass.setRelevantDates([{ startDate: ticket.startsAt, endDate: ticket.endsAt }]);
      pass.setExpirationDate(ticket.endsAt);
      if (ticket.voidBecause === null)
        pass.setLocations({ latitude: ticket.place.latitude, longitude: ticket.place.longitude });
      pass.setBarcodes({
        format: 'PKBarcodeFormatQR',
        message: ticket.code.text,
        altText: ticket.code.code,
        messageEncoding: 'iso-8859-1',
      });
      return pass.getAsBuffer();
    },
  };
}

type Pass = InstanceType<Awaited<ReturnType<typeof passkit>>['PKPass']>;

/** A phone announces a field's new value if the field has a `changeMessage`. */
function fillFields(pass: Pass, { name, words, when, place, holder, team, voidBecause, more }: PhoneTicket): void {
  const changeMessage = '%@';
  if (voidBecause) pass.headerFields.push({ key: 'void', value: words[voidBecause], changeMessage });
  pass.primaryFields.push({ key: 'name', value: name });
  pass.secondaryFields.push({ key: 'when', label: words.when, value: when, changeMessage });
  pass.auxiliaryFields.push({ key: 'place', label: words.place, value: place.name, changeMessage });
  pass.auxiliaryFields.push({ key: 'holder', label: words.holder, value: holder });
  if (team) pass.auxiliaryFields.push({ key: 'team', label: words.team, value: team, changeMessage });
  pass.backFields.push(...more);
}
