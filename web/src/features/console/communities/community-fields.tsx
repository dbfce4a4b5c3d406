import { communityForm, isShortCode, type Sport, sports, suggestShortCode } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { TownField } from '../town-field.tsx';

export interface CommunityFacts {
  name: string;
  shortCode: string;
  sport: Sport;
  city: string;
}

/** Whether nothing is missing that every community has. */
export const areWhole = ({ name, shortCode, city }: CommunityFacts): boolean =>
  name.trim() !== '' && isShortCode(shortCode) && city !== '';

interface Props {
  facts: CommunityFacts;
  onChange: (facts: CommunityFacts) => void;
  /** Whether the short code follows the name until it is typed. */
  suggestsCode?: boolean;
}

/** The facts of a community that only Rondo's admins set. */
export function CommunityFields({ facts, onChange, suggestsCode = false }: Props) {
  const t = useT();
  const [isSuggested, setSuggested] = useState(suggestsCode);
  return (
    <>
      <Field
        label={t('running.communities.name')}
        name="name"
        maxLength={communityForm.nameMax}
        value={facts.name}
        onChange={({ target: { value: name } }) =>
          onChange({ ...facts, name, ...(isSuggested && { shortCode: suggestShortCode(name) }) })
        }
      />
      <Field
        label={t('running.communities.code')}
        hint={t('running.communities.form.codeHint')}
        name="shortCode"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={communityForm.codeMax}
        value={facts.shortCode}
        onChange={({ target }) => {
          setSuggested(false);
          onChange({ ...facts, shortCode: target.value.toLowerCase() });
        }}
      />
      <SelectField
        label={t('running.communities.sport')}
        value={facts.sport}
        onChange={({ target }) =>
          onChange({ ...facts, sport: sports.find((one) => one === target.value) ?? facts.sport })
        }
      >
        {sports.map((sport) => (
          <option key={sport} value={sport}>
            {t(`games.sport.${sport}`)}
          </option>
        ))}
      </SelectField>
      <TownField
        label={t('running.communities.city')}
        value={facts.city}
        onChoose={(city) => onChange({ ...facts, city })}
      />
    </>
  );
}
