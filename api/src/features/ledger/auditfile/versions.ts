import type { auditfileVersions } from '@rondo/contract';
import { leaf } from '../../../platform/files/write-xml.ts';

/** The differences between the file's versions that matter here. */
interface Version {
  namespace: string;
  /** The element for the number in the trade register. */
  company: string;
  /** The element for an account's code in the national chart. */
  rgs: string;
  /** The day of the opening balance, in versions that have it. */
  openingDay: (day: string) => string;
}

export const versions: Readonly<Record<(typeof auditfileVersions)[number], Version>> = {
  '3.2': {
    namespace: 'http://www.auditfiles.nl/XAF/3.2',
    company: 'companyIdent',
    rgs: 'leadReference',
    openingDay: (day) => leaf('opBalDate', day),
  },
  '4.0': {
    namespace: 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0',
    company: 'Commercenr',
    rgs: 'RGScode',
    openingDay: () => '',
  },
};
