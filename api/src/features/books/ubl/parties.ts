import type { SaleDocument } from '@rondo/contract';
import { branch, leaf } from '../../../platform/files/write-xml.ts';
import { type Address, addressOf } from '../../../platform/wording/address-of.ts';

/** The scheme of VAT numbers of each country among the addresses of Peppol. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0198',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};
const kvkScheme = '0106';

/** A seller or buyer as an e-invoice names it. */
interface Party {
  name: string;
  vat: string;
  kvk: string | null;
  country: string;
  address: Address;
  /** The scheme and the number by which Peppol finds it. */
  endpoint: { scheme: string; id: string };
}

type Stated = Pick<SaleDocument, 'kind' | 'seller' | 'buyer' | 'lines'>;

/**
 * The seller and the buyer of an e-invoice. Null if there is none of the document (decisions/0096-invoices-to-a-company.md): it is made out to no company, an
 * address in the Netherlands has no street, postcode and town, or a line of a credit note takes back no invoice.
 */
export function partiesOf({ kind, seller, buyer, lines }: Stated): { seller: Party; buyer: Party } | null {
  if (kind === 'receipt' || !seller || !buyer) return null;
  if (kind === 'creditNote' && lines.some(({ of }) => of === null)) return null;
  const parties = { seller: partyOf(seller), buyer: partyOf(buyer) };
  return parties.seller && parties.buyer ? { seller: parties.seller, buyer: parties.buyer } : null;
}

function partyOf({
  name,
  address: line,
  vat,
  kvk,
}: Pick<Party, 'name' | 'vat' | 'kvk'> & { address: string }): Party | null {
  const letters = vat.slice(0, 2);
  const address = addressOf(line);
  const scheme = vatSchemes[letters];
  if (scheme === undefined || (letters === 'NL' && address.postcode === null)) return null;
  return {
    name,
    vat,
    kvk: kvk === '' ? null : kvk,
    country: letters === 'EL' ? 'GR' : letters,
    address,
    endpoint: kvk ? { scheme: kvkScheme, id: kvk } : { scheme, id: vat },
  };
}

/** @param role `Supplier` or `Customer` */
export const party = (role: 'Supplier' | 'Customer', { name, vat, kvk, country, address, endpoint }: Party): string =>
  branch(
    `cac:Accounting${role}Party`,
    branch(
      'cac:Party',
      leaf('cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
      branch('cac:PartyName', leaf('cbc:Name', name)),
      branch(
        'cac:PostalAddress',
        leaf('cbc:StreetName', [address.street, address.number, address.extension].filter(Boolean).join(' ')),
        leaf('cbc:CityName', address.city),
        leaf('cbc:PostalZone', address.postcode),
        branch('cac:Country', leaf('cbc:IdentificationCode', country)),
      ),
      branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', vat), vatScheme),
      branch(
        'cac:PartyLegalEntity',
        leaf('cbc:RegistrationName', name),
        leaf('cbc:CompanyID', kvk, { schemeID: kvkScheme }),
      ),
    ),
  );

export const vatScheme: string = branch('cac:TaxScheme', leaf('cbc:ID', 'VAT'));
