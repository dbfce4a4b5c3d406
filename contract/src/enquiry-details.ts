import { businessTypes, enquiryForm, organiserCities, sports, venueSports } from '@rondo/rules';
import { z } from 'zod';
import { instant, webAddress } from './wire.ts';

/** The fields of an enquiry besides name and address, by its kind: as it is stored, and as the console shows it. */
export const enquiryDetails = {
  business: z.strictObject({
    /** The contact person; earlier enquiries have none. */
    contact: z.string().optional(),
    /** In the writer's own words, like the duration. */
    sport: z.string(),
    /** Null, or empty, if it isn't known yet. */
    people: z.int().nullable(),
    duration: z.string(),
    datetime: instant.nullable(),
    photographer: z.boolean(),
    refereeing: z.boolean(),
    catering: z.boolean(),
    additionalDetails: z.string(),
  }),
  facility: z.strictObject({
    businessName: z.string(),
    businessType: z.enum(businessTypes).nullable(),
    websiteLink: webAddress(enquiryForm.linkMax, /^https?$/).nullable(),
    availableDays: z.string(),
    availableHours: z.string(),
    additionalDetails: z.string(),
    /** The venue itself, if its details were given; otherwise empty, and null. */
    facilityName: z.string(),
    address: z.string(),
    maxCapacity: z.int().nullable(),
    sports: z.array(z.enum(venueSports)),
  }),
  organiser: z.strictObject({
    age: z.int(),
    /** Whether they are paid for each game; otherwise they are a volunteer. */
    freelancer: z.boolean(),
    city: z.enum(organiserCities),
    facility_contacted: z.boolean(),
    sports: z.array(z.enum(sports)),
  }),
};

export type EnquiryDetails = { [K in keyof typeof enquiryDetails]: z.output<(typeof enquiryDetails)[K]> };
