import type { auditfileVersions } from '@rondo/contract';
import { leaf } from '../../../platform/files/write-xml.ts';

/** Where the versions of the file differ, as far as it is used here. */
interface Version {
  namespace: string;
  /** The number of the trade register. */
  company: string;
  /** An account's code in the national chart. */
  rgs: string;
  /** The day of the opening balance, where it is written. */
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
