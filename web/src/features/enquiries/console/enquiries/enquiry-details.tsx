import { needsParents } from '@rondo/rules';
import { Fragment } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';
import type { Enquiry } from './queries.ts';

/** The contents of an enquiry, by its kind, without empty fields. */
export function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const t = useT();
  const website = t('console.enquiries.website');
  const facts = useFacts(enquiry).filter(([, value]) => value);
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className={classes.written}>
            {name === website ? (
              <a className="link" href={value} target="_blank" rel="noreferrer">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </Fragment>
      ))}
    </Facts>
  );
}

function useFacts(enquiry: Enquiry): [string, string][] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  if (enquiry.kind === 'business') {
    const { details } = enquiry;
    const services = (['photographer', 'refereeing', 'catering'] as const).filter((service) => details[service]);
    const { contact = '', people, duration, datetime } = details;
    const notKnown = t('console.enquiries.notKnown');
    return [
      [t('console.enquiries.contact'), contact],
      [t('contact.form.sport'), details.sport],
      [t('contact.form.people'), people === null ? notKnown : formats.number(people)],
      [t('contact.form.duration'), duration || notKnown],
      [t('contact.form.datetime'), datetime === null ? notKnown : dates.moment(datetime)],
      [t('console.enquiries.services'), services.map((service) => t(`contact.form.${service}`)).join(', ')],
      [t('console.enquiries.words'), details.additionalDetails],
    ];
  }
  if (enquiry.kind === 'facility') {
    const { details } = enquiry;
    return [
      [t('console.enquiries.business'), details.businessName],
      [t('console.enquiries.businessType'), details.businessType ? t(`venue.types.${details.businessType}`) : ''],
      [t('console.enquiries.website'), details.websiteLink ?? ''],
      [t('venue.form.availableDays'), details.availableDays],
      [t('venue.form.availableHours'), details.availableHours],
      [t('venue.form.facilityName'), details.facilityName],
      [t('venue.form.address'), details.address],
      [t('venue.form.maxCapacity'), details.maxCapacity === null ? '' : formats.number(details.maxCapacity)],
      [t('venue.form.sports'), details.sports.map((sport) => t(`venue.sports.${sport}`)).join(', ')],
      [t('console.enquiries.words'), details.additionalDetails],
    ];
  }
  const { details } = enquiry;
  return [
    [t('console.enquiries.as'), t(details.freelancer ? 'console.enquiries.freelance' : 'console.enquiries.volunteer')],
    [
      t('console.enquiries.age'),
      [formats.number(details.age), needsParents(details.age) && t('console.enquiries.needsParents')]
        .filter(Boolean)
        .join(', '),
    ],
    [t('console.games.city'), details.city],
    [t('venue.form.sports'), details.sports.map((sport) => t(`games.sport.${sport}`)).join(', ')],
    [
      t('console.enquiries.venueAsked'),
      t(details.facility_contacted ? 'console.enquiries.yes' : 'console.enquiries.no'),
    ],
  ];
}
