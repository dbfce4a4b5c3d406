import { businessTypes, countWords, enquiryForm, promises, venueSports, type VenueSport } from '@rondo/rules';
import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { emailOf, isEmail } from '../../platform/email-of.ts';
import { type Translate, useT } from '../../platform/i18n.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup, SelectField, TextField } from '../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../ui/form.tsx';
import { ChipChoices } from './chip-choices.tsx';
import { useAskAsFacility } from './enquiry-commands.ts';
import classes from './enquiries.module.css';
import { PhotosField } from './photos-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { Sent } from './sent.tsx';
import { type Errors, useEnquiry, useOwnName } from './use-enquiry.ts';

interface Values {
  fullName: string;
  email: string;
  businessName: string;
  businessType: string;
  websiteLink: string;
  availableDays: string;
  availableHours: string;
  additionalDetails: string;
  /** Whether the place itself is described. */
  withVenue: boolean;
  facilityName: string;
  address: string;
  maxCapacity: string;
  sports: readonly VenueSport[];
}

const refusals = {
  fullName: [],
  email: ['mails_limited'],
  businessName: [],
  businessType: [],
  websiteLink: [],
  availableDays: [],
  availableHours: [],
  additionalDetails: [],
  facilityName: [],
  address: [],
  maxCapacity: [],
  sports: [],
  images: ['photos_required', 'too_many_photos', 'photo_too_large', 'photo_not_usable', 'picture_not_usable'],
} as const;
type Name = keyof typeof refusals;

/** Offers a venue; the fields about the place itself appear when they are wanted. */
export function FacilityForm() {
  const t = useT();
  const { email } = useOwnName();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [unusable, setUnusable] = useState<ReadonlySet<File>>(new Set());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useAskAsFacility();
  const form = useEnquiry<Values, Name>({
    kind: 'facility',
    refusals,
    initial: {
      fullName: '',
      email,
      businessName: '',
      businessType: '',
      websiteLink: '',
      availableDays: '',
      availableHours: '',
      additionalDetails: '',
      withVenue: false,
      facilityName: '',
      address: '',
      maxCapacity: '',
      sports: [],
    },
    check: (values) => check(values, photos.length, t),
  });
  if (sentTo !== null)
    return (
      <Sent
        title={t('venue.sent')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setSentTo(null)}>
              {t('contact.sent.again')}
            </Button>
            <ButtonLink to="/">{t('contact.sent.home')}</ButtonLink>
          </>
        }
      >
        {t('contact.sent.body', { email: sentTo, hours: promises.replyHours })}
      </Sent>
    );
  const { values, text, change, at, refusal } = form;
  const send = (given: Values) =>
    ask.mutate(
      { body: bodyOf(given), photos: given.withVenue ? photos : [] },
      {
        onError: (error) => {
          setUnusable(new Set(namedPhotos(error, photos)));
          refusal.refuse(error);
        },
        onSuccess: () => {
          form.forget();
          setPhotos([]);
          setSentTo(emailOf(given.email));
        },
      },
    );
  const changePhotos = (next: readonly File[]) => {
    setPhotos(next);
    setUnusable(new Set());
    refusal.clear();
  };
  return (
    <Form
      {...refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.attempt(send);
      }}
    >
      <FieldGroup legend={t('venue.form.you')}>
        <FieldPair>
          <Field
            {...text('fullName')}
            label={t('venue.form.fullName')}
            maxLength={enquiryForm.nameMax}
            autoComplete="name"
          />
          <Field
            {...text('email')}
            label={t('venue.form.email')}
            type="email"
            maxLength={enquiryForm.emailMax}
            autoComplete="email"
          />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={t('venue.form.business')}>
        <div className={classes.fields}>
          <FieldPair>
            <Field
              {...text('businessName')}
              label={t('venue.form.businessName')}
              maxLength={enquiryForm.nameMax}
              autoComplete="organization"
            />
            <SelectField {...text('businessType')} label={t('venue.form.businessType')}>
              <option value="">{t('venue.form.noType')}</option>
              {businessTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`venue.types.${type}`)}
                </option>
              ))}
            </SelectField>
          </FieldPair>
          <Field
            {...text('websiteLink')}
            label={t('venue.form.websiteLink')}
            placeholder={t('venue.form.websitePlaceholder')}
            inputMode="url"
            maxLength={enquiryForm.linkMax}
            autoComplete="url"
          />
        </div>
      </FieldGroup>
      <FieldGroup legend={t('venue.form.available')}>
        <FieldPair>
          <Field
            {...text('availableDays')}
            label={t('venue.form.availableDays')}
            placeholder={t('venue.form.daysPlaceholder')}
            maxLength={enquiryForm.daysMax}
          />
          <Field
            {...text('availableHours')}
            label={t('venue.form.availableHours')}
            placeholder={t('venue.form.hoursPlaceholder')}
            maxLength={enquiryForm.hoursMax}
          />
        </FieldPair>
      </FieldGroup>
      <div className={classes.switch}>
        <Checkbox
          name="withVenue"
          toggle
          label={t('venue.form.withVenue')}
          checked={values.withVenue}
          onChange={(event) => change({ withVenue: event.target.checked })}
        />
        <p className={classes.hint}>{t('venue.form.withVenueHint')}</p>
      </div>
      {values.withVenue && (
        <>
          <FieldPair>
            <Field {...text('facilityName')} label={t('venue.form.facilityName')} maxLength={enquiryForm.nameMax} />
            <Field {...text('maxCapacity')} label={t('venue.form.maxCapacity')} inputMode="numeric" maxLength={6} />
          </FieldPair>
          <Field
            {...text('address')}
            label={t('venue.form.address')}
            placeholder={t('venue.form.addressPlaceholder')}
            maxLength={enquiryForm.addressMax}
            autoComplete="street-address"
          />
          <ChipChoices
            legend={t('venue.form.sports')}
            options={venueSports.map((sport) => ({ value: sport, label: t(`venue.sports.${sport}`) }))}
            chosen={values.sports}
            error={at('sports')}
            onChange={(sports) => change({ sports })}
          />
          <PhotosField photos={photos} unusable={unusable} error={at('images')} onChange={changePhotos} />
        </>
      )}
      <TextField
        {...text('additionalDetails')}
        label={t('venue.form.details')}
        hint={t('venue.form.detailsHint', {
          count: countWords(values.additionalDetails),
          max: enquiryForm.facilityDetailsWords,
        })}
        rows={5}
        maxLength={enquiryForm.facilityDetailsMax}
      />
      {refusal.whole && (
        <Problem>
          <strong>{t('venue.failed')}</strong>
          <p>{refusal.whole}</p>
        </Problem>
      )}
      <PrivacyNote kind="facility" />
      <SubmitButton size="large" wide working={ask.isPending} blocked={form.isBlocked}>
        {t('venue.form.send')}
      </SubmitButton>
    </Form>
  );
}

function bodyOf({
  withVenue,
  businessType,
  websiteLink,
  facilityName,
  address,
  maxCapacity,
  sports,
  ...words
}: Values) {
  return {
    ...words,
    businessType: businessTypes.find((type) => type === businessType) ?? ('' as const),
    websiteLink: addressOf(websiteLink),
    ...(withVenue && { facilityName, address, maxCapacity: Number(maxCapacity), sports: [...sports] }),
  };
}

/** A web address as people type it: `www.sporthalzuid.nl`. */
function addressOf(typed: string): string {
  const link = typed.trim();
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

const isAddress = (typed: string) => URL.canParse(addressOf(typed)) && /\.\w{2,}/.test(typed);

/** The photos that the server could not use. */
function namedPhotos(error: unknown, photos: readonly File[]): File[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ path }) => photos[Number(/^images\.(\d+)$/.exec(path)?.[1])] ?? []);
}

function check(values: Values, photos: number, t: Translate): Errors<Name> {
  const errors: Errors<Name> = {};
  const need = (...names: ('fullName' | 'availableDays' | 'availableHours' | 'facilityName' | 'address')[]) => {
    for (const name of names) if (values[name].trim() === '') errors[name] = t(`venue.errors.${name}`);
  };
  need('fullName', 'availableDays', 'availableHours');
  if (!isEmail(values.email)) errors.email = t('venue.errors.email');
  if (values.websiteLink.trim() !== '' && !isAddress(values.websiteLink))
    errors.websiteLink = t('venue.errors.websiteLink');
  if (countWords(values.additionalDetails) > enquiryForm.facilityDetailsWords)
    errors.additionalDetails = t('venue.errors.words', { max: enquiryForm.facilityDetailsWords });
  if (!values.withVenue) return errors;
  need('facilityName', 'address');
  const capacity = Number(values.maxCapacity);
  if (!/^\d+$/.test(values.maxCapacity.trim()) || capacity < 1 || capacity > enquiryForm.capacityMax)
    errors.maxCapacity = t('venue.errors.maxCapacity');
  if (values.sports.length === 0) errors.sports = t('venue.errors.sports');
  if (photos === 0) errors.images = t('venue.errors.images');
  return errors;
}
