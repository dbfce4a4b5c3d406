import type { CoOrganiser, GameDetails } from '@rondo/contract';
import { accountForm, leadingRights, type LeadingRight } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useRefusal } from '../../../ui/use-refusal.ts';
import { type Scope, ScopeChoice } from '../organise/scope-choice.tsx';
import classes from './co-organisers.module.css';
import { partnersByName, useNameCoOrganiser } from './queries.ts';

interface Props {
  game: GameDetails;
  /** The co-organiser whose rights are changed; null for a new one. */
  known: CoOrganiser | null;
  onClose: () => void;
}

const refusals = { email: ['mails_limited'] } as const;

/** Names a co-organiser, or changes what one may do. */
export function NamingForm({ game, known, onClose }: Props) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const refusal = useRefusal(refusals);
  const [way, setWay] = useState<'partner' | 'address'>('partner');
  const [person, setPerson] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<readonly LeadingRight[]>(known?.rights ?? ['players', 'checkIn']);
  const [scope, setScope] = useState<Scope>('one');
  const [asked, setAsked] = useState(false);
  const following = game.series?.following ?? 0;
  const name = useNameCoOrganiser(game._id, {
    onDone: () => {
      showBanner('success', t(known ? 'coLeading.coOrganisers.changed' : 'coLeading.coOrganisers.saved'));
      onClose();
    },
    onRefused: refusal.refuse,
  });
  const who = known
    ? known.person
      ? { person: known.person._id }
      : { email: known.address ?? '' }
    : way === 'partner'
      ? person && { person }
      : /\S@\S/.test(email) && { email };
  const toggle = (right: LeadingRight) =>
    setRights((before) => (before.includes(right) ? before.filter((one) => one !== right) : [...before, right]));
  const submit = () => {
    setAsked(true);
    refusal.clear();
    if (!who || rights.length === 0) refusal.lead();
    else name.mutate({ who, rights: leadingRights.filter((right) => rights.includes(right)), scope });
  };
  const title = known
    ? t('coLeading.coOrganisers.changeNamed', {
        name: known.person ? formatName(known.person.name) : (known.address ?? ''),
      })
    : t('coLeading.coOrganisers.add');
  const missing = asked && !who && t('coLeading.coOrganisers.chooseWho');
  return (
    <FormSheet
      title={title}
      action={t(known ? 'coLeading.coOrganisers.saveChanges' : 'coLeading.coOrganisers.save')}
      cancel={t('coLeading.coOrganisers.cancel')}
      working={name.isPending}
      refusal={refusal}
      onSubmit={submit}
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
            onChange={setWay}
            error={way === 'partner' && missing}
          />
          {way === 'partner' ? (
            <Partners chosen={person} onChoose={setPerson} />
          ) : (
            <Field
              label={t('coLeading.coOrganisers.address')}
              hint={t('coLeading.coOrganisers.addressHint')}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={accountForm.emailMax}
              value={email}
              error={refusal.at('email') ?? missing}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </>
      )}
      <FieldGroup
        legend={t('coLeading.coOrganisers.what')}
        error={asked && rights.length === 0 && t('coLeading.coOrganisers.chooseWhat')}
      >
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
          onChange={setScope}
        />
      )}
    </FormSheet>
  );
}

/** Partners, the most frequent first, by a part of their name. */
function Partners({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const [typed, setTyped] = useState('');
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
