import { businessTypes, countWords, enquiryForm, organiserCities, sports, venueSports } from '@rondo/rules';
import { z } from 'zod';
import { email, emailSaying } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done, line, localOrInstant, text, webAddress, whole } from './wire.ts';

/** Enquiries that visitors send to Rondo (product.md#enquiries). */

export const subscribe = defineCall({
  method: 'POST',
  path: '/leads/subscribe',
  summary: 'Subscribe an address to the newsletter: it gets a link that confirms it.',
  access: 'visitor',
  input: { body: z.object({ email }) },
  output: done,
  errors: ['mails_limited', 'email_invalid', 'already_subscribed'],
});

export const confirmNewsletter = defineCall({
  method: 'POST',
  path: '/leads/confirm',
  summary: 'Put the address on the list to which this token was mailed; it works once, for 24 hours.',
  access: 'visitor',
  input: { body: z.object({ token: z.string().min(1).max(200) }) },
  output: done,
  errors: ['already_subscribed', 'newsletter_link_invalid'],
});

/** Each form has its own sentences for missing fields. */
const name = (said: string) => line(enquiryForm.nameMax, 1, said);
const writtenTo = (said: string) => emailSaying(said).pipe(z.string(said).max(enquiryForm.emailMax));

const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]).default(null);

const businessForm = z.object({
  /** The organisation's name. */
  name: name('The name of the organisation is required.'),
  /** The contact person there. */
  contact: line(enquiryForm.nameMax).default(''),
  email: writtenTo('Enter a valid email address.'),
  sport: line(enquiryForm.sportMax, 1, 'A sport is required.'),
  /** The number of people, duration and date may not be known yet (decisions/0085-open-enquiries.md). */
  people: orEmpty(whole(1, enquiryForm.peopleMax, 'The number must be a positive whole number.').nullable()),
  duration: line(enquiryForm.durationMax).default(''),
  datetime: orEmpty(localOrInstant.nullable()),
  photographer: z.boolean().default(false),
  refereeing: z.boolean().default(false),
  catering: z.boolean().default(false),
  additionalDetails: text(enquiryForm.businessDetailsMax).default(''),
});

export const askAsBusiness = defineCall({
  method: 'POST',
  path: '/contact/contactForm',
  summary: 'Ask for an event of a company. The address gets a mail of receipt.',
  access: 'visitor',
  input: { body: businessForm },
  output: done,
  errors: ['event_in_past', 'local_time_missing', 'mails_limited'],
});

/** What is said about missing fields of a described venue. */
const ofVenue = {
  sports: 'Please select at least one sport.',
  maxCapacity: 'Please enter a valid maximum capacity.',
  facilityName: 'Please enter a facility name.',
  address: 'Please select a location.',
} as const;

/** A list as JSON, which a multipart form sends as text. */
const venueSportList = z
  .union([z.array(z.string()), z.string().max(500).transform(readList)])
  .pipe(z.array(z.enum(venueSports), ofVenue.sports).max(venueSports.length));

function readList(json: string): unknown {
  if (json === '') return [];
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const facilityForm = z
  .object({
    fullName: name('Full name is required.'),
    email: writtenTo('Valid email is required.'),
    businessName: line(enquiryForm.nameMax).default(''),
    businessType: orEmpty(z.enum(businessTypes)),
    websiteLink: orEmpty(webAddress(enquiryForm.linkMax, /^https?$/)),
    availableDays: line(enquiryForm.daysMax, 1, 'Please enter available days.'),
    availableHours: line(enquiryForm.hoursMax, 1, 'Please enter available hours.'),
    additionalDetails: text(enquiryForm.facilityDetailsMax)
      .refine((words) => countWords(words) <= enquiryForm.facilityDetailsWords, {
        error: `At most ${enquiryForm.facilityDetailsWords} words.`,
      })
      .default(''),
    facilityName: line(enquiryForm.nameMax).default(''),
    address: line(enquiryForm.addressMax).default(''),
    maxCapacity: orEmpty(whole(1, enquiryForm.capacityMax, ofVenue.maxCapacity)),
    sports: venueSportList.default([]),
  })
  .superRefine((form, context) => {
    if (!describesVenue(form)) return;
    const missing = (field: keyof typeof ofVenue) =>
      context.addIssue({ code: 'custom', path: [field], message: ofVenue[field], input: form });
    if (form.sports.length === 0) missing('sports');
    if (form.maxCapacity === null) missing('maxCapacity');
    if (form.facilityName === '') missing('facilityName');
    if (form.address === '') missing('address');
  });

/** Whether the venue itself is described, so that all of its fields are needed, and a photo. */
export function describesVenue(form: {
  facilityName: string;
  address: string;
  maxCapacity: number | null;
  sports: readonly unknown[];
}): boolean {
  return form.facilityName !== '' || form.address !== '' || form.maxCapacity !== null || form.sports.length > 0;
}

export const askAsFacility = defineCall({
  method: 'POST',
  path: '/contact/facilityContactForm',
  summary:
    'Offer a venue. Multipart: the form as JSON in `data`, or each value in its own field, and up to five photos in `images`. The address gets a mail of receipt.',
  access: 'visitor',
  input: { body: facilityForm, files: { field: 'images', most: enquiryForm.photosMax } },
  output: done,
  errors: [
    'photos_required',
    'too_many_photos',
    'photo_too_large',
    'photo_not_usable',
    'picture_not_usable',
    'mails_limited',
  ],
});

const allFields = 'Please fill in all fields!';
const organiserForm = z.object({
  name: name(allFields),
  email: writtenTo('Please enter a valid email address!'),
  /** In years, because nobody's date of birth is kept. A refusal tells people who are too young. */
  age: whole(1, enquiryForm.ageMax, 'Please enter your age!'),
  freelancer: z.boolean('Please select if you are a freelancer!'),
  city: z.enum(organiserCities, 'Please select a city!'),
  facility_contacted: z.boolean('Please select if you have contacted a facility!'),
  sports: z.array(z.enum(sports), allFields).min(1).max(sports.length),
});

export const applyAsOrganiser = defineCall({
  method: 'POST',
  path: '/contact/organiserContactForm',
  summary:
    'Apply to organise games. An address has one application at a time: applying again is answered alike and changes nothing, and a mail says so.',
  access: 'visitor',
  input: { body: organiserForm },
  output: done,
  errors: ['organiser_too_young', 'mails_limited'],
});
