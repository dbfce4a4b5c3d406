import { enquiryForm, organiserCities, promises, type Sport } from '@rondo/rules';
import { isEmail } from '../../platform/email-of.ts';
import type { Translate } from '../../platform/i18n.tsx';
import type { ApplicationStep } from './application-steps.ts';
import type { Errors } from './use-enquiry.ts';

/** The fields of an application as filled in; empty where nothing was chosen. */
export interface Application {
  sports: readonly Sport[];
  name: string;
  email: string;
  age: string;
  freelancer: 'yes' | 'no' | '';
  city: string;
  facilityContacted: 'yes' | 'no' | '';
}

export type ApplicationField = keyof Application;

export const fieldsOf: Record<Exclude<ApplicationStep, 'sent'>, readonly ApplicationField[]> = {
  who: ['sports', 'name', 'email'],
  how: ['age', 'freelancer'],
  where: ['city', 'facilityContacted'],
};

/** The errors, by field (pages.md#messages). */
export function checkApplication(values: Application, t: Translate): Errors<ApplicationField> {
  const errors: Errors<ApplicationField> = {};
  const age = Number(values.age);
  const isAge = /^\d+$/.test(values.age.trim()) && age > 0 && age <= enquiryForm.ageMax;
  if (values.sports.length === 0) errors.sports = t('applying.errors.fields');
  if (values.name.trim() === '') errors.name = t('applying.errors.fields');
  if (values.email.trim() === '') errors.email = t('applying.errors.fields');
  else if (!isEmail(values.email)) errors.email = t('applying.errors.email');
  if (!isAge) errors.age = t('applying.errors.age');
  else if (age < promises.minimumAge) errors.age = t('applying.errors.young', { least: promises.minimumAge });
  if (values.freelancer === '') errors.freelancer = t('applying.errors.freelancer');
  if (!organiserCities.some((city) => city === values.city)) errors.city = t('applying.errors.city');
  if (values.facilityContacted === '') errors.facilityContacted = t('applying.errors.contacted');
  return errors;
}

/** The form as it is sent; null while something is missing. */
export function bodyOf({ age, freelancer, city: chosen, facilityContacted, sports, ...words }: Application) {
  const city = organiserCities.find((one) => one === chosen);
  if (city === undefined || freelancer === '' || facilityContacted === '') return null;
  return {
    ...words,
    age: Number(age),
    freelancer: freelancer === 'yes',
    city,
    facility_contacted: facilityContacted === 'yes',
    sports: [...sports],
  };
}
