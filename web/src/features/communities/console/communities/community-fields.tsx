import { type Sport, sports, suggestShortCode } from '@rondo/rules';
import type { ComponentProps } from 'react';
import { useT } from '../../../../platform/i18n.tsx';
import { useTypedState } from '../../../../platform/typed.ts';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { TownField } from '../../../../ui/console/town-field.tsx';

interface Facts {
  name: string;
  shortCode: string;
  sport: Sport | '';
  city: string;
}

interface Props {
  /** The form of the fields (`useCallForm`). */
  form: {
    values: { city?: string | undefined };
    change: (facts: Partial<Pick<Facts, 'name' | 'shortCode' | 'city'>>) => void;
    text: (name: Exclude<keyof Facts, 'city'>) => Pick<ComponentProps<typeof Field>, 'name' | 'error' | 'maxLength'> & {
      value: string;
      onChange: (event: { target: { value: string } }) => void;
    };
    at: (name: 'city') => string | null;
  };
  /** Whether the short code follows the name until it is typed. */
  suggestsCode?: boolean;
}

/** The facts of a community that only Rondo's admins set. */
export function CommunityFields({ form, suggestsCode = false }: Props) {
  const t = useT();
  const [isSuggested, setSuggested] = useTypedState('isSuggested', suggestsCode);
  return (
    <>
      <Field
        {...form.text('name')}
        label={t('running.communities.name')}
        onChange={({ target: { value: name } }) =>
          form.change({ name, ...(isSuggested && { shortCode: suggestShortCode(name) }) })
        }
      />
      <Field
        {...form.text('shortCode')}
        label={t('running.communities.code')}
        hint={t('running.communities.form.codeHint')}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => {
          setSuggested(false);
          form.change({ shortCode: target.value.toLowerCase() });
        }}
      />
      <SelectField {...form.text('sport')} label={t('running.communities.sport')}>
        {sports.map((sport) => (
          <option key={sport} value={sport}>
            {t(`games.sport.${sport}`)}
          </option>
        ))}
      </SelectField>
      <TownField
        label={t('running.communities.city')}
        value={form.values.city ?? ''}
        error={form.at('city')}
        onChoose={(city) => form.change({ city })}
      />
    </>
  );
}
