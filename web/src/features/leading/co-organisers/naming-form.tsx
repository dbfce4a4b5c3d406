import type { CoOrganiser, GameDetails } from '@rondo/contract';
import { nameCoOrganiser } from '@rondo/contract/forms';
import { accountForm, leadingRights, type LeadingRight } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { isEmail } from '../../../platform/email-of.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { type Scope, ScopeChoice } from '../../../ui/scope-choice.tsx';
import classes from './co-organisers.module.css';
import { useNameCoOrganiser } from './commands.ts';
import { partnersByName } from './queries.ts';

interface Props {
  game: GameDetails;
  /** The co-organiser whose rights are changed; null for a new one. */
  known: CoOrganiser | null;
  onClose: () => void;
}

/** The form's first values. */
const nobody: { who: null; way: 'partner' | 'address'; person: string | null; email: string; scope: Scope } = {
  who: null,
  way: 'partner',
  person: null,
  email: '',
  scope: 'one',
};

/** The field that is not asked for, by the way in which the co-organiser is named. */
const unasked = { partner: 'email', address: 'person' } as const;

const whoIs = ({ person, address }: CoOrganiser) => (person ? { person: person._id } : { email: address ?? '' });

/** Names a co-organiser, or changes their rights. */
export function NamingForm({ game, known, onClose }: Props) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const chooseWho = t('coLeading.coOrganisers.chooseWho');
  const form = useCallForm(nameCoOrganiser, {
    initial: {
      ...nobody,
      rights: known?.rights ?? (['players', 'checkIn'] as readonly LeadingRight[]),
    },
    say: { rights: t('coLeading.coOrganisers.chooseWhat') },
    // `who` stands for the two fields below it, of which one is asked for; the server refuses both under this one name.
    without: ({ way }) => ['who', ...(known ? (['person', 'email'] as const) : [unasked[way]])],
    check: ({ person, email }) => ({
      person: person ? null : chooseWho,
      email: email.trim() === '' ? chooseWho : isEmail(email) ? null : t('errors.email_invalid'),
    }),
    // When rights are changed the co-organiser is already known, so there is no field for these refusals.
    at: known ? { person_not_found: null, mails_limited: null } : {},
  });
  const { way, person, email, rights, scope } = form.values;
  const following = game.series?.following ?? 0;
  const name = useNameCoOrganiser(game._id, {
    onDone: () => {
      showBanner('success', t(known ? 'coLeading.coOrganisers.changed' : 'coLeading.coOrganisers.saved'));
      onClose();
    },
    onRefused: form.refuse,
  });
  const chosen = way === 'partner' ? { person: person ?? '' } : { email };
  const who = known ? whoIs(known) : chosen;
  const toggle = (right: LeadingRight) =>
    form.change({ rights: leadingRights.filter((one) => rights.includes(one) !== (one === right)) });
  const title = known
    ? t('coLeading.coOrganisers.changeNamed', {
        name: known.person ? formatName(known.person.name) : (known.address ?? ''),
      })
    : t('coLeading.coOrganisers.add');
  return (
    <FormSheet
      title={title}
      action={t(known ? 'coLeading.coOrganisers.saveChanges' : 'coLeading.coOrganisers.save')}
      cancel={t('coLeading.coOrganisers.cancel')}
      working={name.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((body) => name.mutate({ ...body, who, rights: [...rights], scope }))}
      onClose={onClose}
    >
      {!known && (
        <>
          <ChipChoices
            legend={t('coLeading.coOrganisers.who')}
            options={(['partner', 'address'] as const).map((value) => ({
              value,
              label: t(`coLeading.coOrganisers.way.${value}`),
            }))}
            value={way}
            onChange={(next) => form.change({ way: next })}
            error={way === 'partner' && (form.at('person') ?? form.at('who'))}
          />
          {way === 'partner' ? (
            <Partners chosen={person} onChoose={(id) => form.change({ person: id })} />
          ) : (
            <Field
              {...form.text('email')}
              data-path="who"
              error={form.at('email') ?? form.at('who')}
              label={t('coLeading.coOrganisers.address')}
              hint={t('coLeading.coOrganisers.addressHint')}
              type="email"
              autoComplete="off"
              maxLength={accountForm.emailMax}
            />
          )}
        </>
      )}
      <FieldGroup legend={t('coLeading.coOrganisers.what')} error={form.at('rights')}>
        {leadingRights.map((right) => (
          <Checkbox
            key={right}
            label={
              <Stack as="span">
                <span>{t(`coLeading.rights.${right}.name`)}</span>
                <Text as="span" size={14} tone="muted">
                  {t(`coLeading.rights.${right}.body`)}
                </Text>
              </Stack>
            }
            checked={rights.includes(right)}
            onChange={() => toggle(right)}
          />
        ))}
      </FieldGroup>
      {following > 0 && (
        <ScopeChoice
          legend={t('coLeading.coOrganisers.series')}
          following={following}
          value={scope}
          onChange={(next) => form.change({ scope: next })}
        />
      )}
    </FormSheet>
  );
}

/** The reader's partners, the most frequent first, found by a part of their name. */
function Partners({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const [typed, setTyped] = useTypedState('typed', '');
  const searched = useDebounced(typed.trim(), 250);
  const { data = [], isPending } = useQuery(partnersByName(searched));
  return (
    <>
      <Field
        label={t('coLeading.coOrganisers.search')}
        type="search"
        autoComplete="off"
        maxLength={accountForm.nameMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {data.length === 0 && !isPending ? (
        <Text size={14} tone="muted">
          {t('coLeading.coOrganisers.nobody')}
        </Text>
      ) : (
        <Row as="ul" gap={8} wrap>
          {data.map(({ _id, name, photo }) => (
            <li key={_id}>
              <button
                type="button"
                className={classes.partner}
                aria-pressed={chosen === _id}
                onClick={() => onChoose(_id)}
              >
                <Avatar name={formatName(name)} photo={photo} size={32} />
                {formatName(name)}
              </button>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}
