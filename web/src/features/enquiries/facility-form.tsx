import { askAsFacility } from '@rondo/contract/forms';
import { businessTypes, countWords, enquiryForm, venueSports, type VenueSport } from '@rondo/rules';
import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { emailOf } from '../../platform/email-of.ts';
import { useT } from '../../platform/i18n.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup, SelectField, TextField } from '../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../ui/form.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { ChipChoices } from './chip-choices.tsx';
import { useAskAsFacility } from './enquiry-commands.ts';
import classes from './enquiries.module.css';
import { keptEnquiry } from './kept.ts';
import { PhotosField } from './photos-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { Sent } from './sent.tsx';
import { useOwnName } from './use-own-name.ts';

/** The fields about the place itself: either all of them are filled in, or none. */
const ofPlace = ['facilityName', 'address', 'maxCapacity', 'sports', 'images'] as const;

/** The form that offers a venue; the fields about the place itself appear on request. */
export function FacilityForm() {
  const t = useT();
  const { email } = useOwnName();
  const [unusable, setUnusable] = useState<ReadonlySet<File>>(new Set());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useAskAsFacility();
  const form = useCallForm(askAsFacility, {
    keep: keptEnquiry('facility'),
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
      sports: [] as readonly VenueSport[],
      images: [] as readonly File[],
    },
    say: {
      fullName: t('venue.errors.fullName'),
      email: t('venue.errors.email'),
      availableDays: t('venue.errors.availableDays'),
      availableHours: t('venue.errors.availableHours'),
      facilityName: t('venue.errors.facilityName'),
      address: t('venue.errors.address'),
      maxCapacity: t('venue.errors.maxCapacity'),
      sports: t('venue.errors.sports'),
      images: t('venue.errors.images'),
    },
    needs: ofPlace,
    without: ({ withVenue }) => (withVenue ? [] : ofPlace),
    check: ({ websiteLink, additionalDetails }) => ({
      websiteLink: isAddress(websiteLink) ? null : t('venue.errors.websiteLink'),
      additionalDetails:
        countWords(additionalDetails) > enquiryForm.facilityDetailsWords
          ? t('venue.errors.words', { max: enquiryForm.facilityDetailsWords })
          : null,
    }),
  });
  if (sentTo !== null) return <Sent title={t('venue.sent')} to={sentTo} onAgain={() => setSentTo(null)} />;
  const { values, text, change, at, refusal } = form;
  const changePhotos = (images: readonly File[]) => {
    change({ images });
    setUnusable(new Set());
    refusal.clear();
  };
  return (
    <Form
      {...form.sends((body) =>
        ask.mutate(
          {
            body: { ...body, websiteLink: addressOf(values.websiteLink) },
            photos: values.withVenue ? values.images : [],
          },
          {
            onError: (error) => {
              setUnusable(new Set(namedPhotos(error, values.images)));
              form.refuse(error);
            },
            onSuccess: () => {
              form.forget();
              setSentTo(emailOf(body.email));
            },
          },
        ),
      )}
    >
      <FieldGroup legend={t('venue.form.you')}>
        <FieldPair>
          <Field {...text('fullName')} label={t('venue.form.fullName')} autoComplete="name" />
          <Field {...text('email')} label={t('venue.form.email')} type="email" autoComplete="email" />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={t('venue.form.business')}>
        <div className={classes.fields}>
          <FieldPair>
            <Field {...text('businessName')} label={t('venue.form.businessName')} autoComplete="organization" />
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
          />
          <Field
            {...text('availableHours')}
            label={t('venue.form.availableHours')}
            placeholder={t('venue.form.hoursPlaceholder')}
          />
        </FieldPair>
      </FieldGroup>
      <div className={classes.switch}>
        <Checkbox {...form.box('withVenue')} toggle label={t('venue.form.withVenue')} />
        <p className={classes.hint}>{t('venue.form.withVenueHint')}</p>
      </div>
      {values.withVenue && (
        <>
          <FieldPair>
            <Field {...text('facilityName')} label={t('venue.form.facilityName')} />
            <Field {...text('maxCapacity')} label={t('venue.form.maxCapacity')} />
          </FieldPair>
          <Field
            {...text('address')}
            label={t('venue.form.address')}
            placeholder={t('venue.form.addressPlaceholder')}
            autoComplete="street-address"
          />
          <ChipChoices
            legend={t('venue.form.sports')}
            options={venueSports.map((sport) => ({ value: sport, label: t(`venue.sports.${sport}`) }))}
            chosen={values.sports}
            error={at('sports')}
            onChange={(sports) => change({ sports })}
          />
          <PhotosField photos={values.images} unusable={unusable} error={at('images')} onChange={changePhotos} />
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

/** Accepts a web address as people type it: `www.sporthalzuid.nl`. */
function addressOf(typed: string): string {
  const link = typed.trim();
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

const isAddress = (typed: string) => typed.trim() === '' || (URL.canParse(addressOf(typed)) && /\.\w{2,}/.test(typed));

/** The photos that the server could not use. */
function namedPhotos(error: unknown, photos: readonly File[]): File[] {
  if (!(error instanceof ApiError)) return [];
  return error.issues.flatMap(({ path }) => photos[Number(/^images\.(\d+)$/.exec(path)?.[1])] ?? []);
}
