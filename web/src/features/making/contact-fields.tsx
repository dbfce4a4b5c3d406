import { useT } from '../../platform/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { LinkField } from './link-field.tsx';

/** The contact, and the community the game belongs to. */
export function ContactFields({ form, settings: { communities, isChallenge } }: SectionProps) {
  const t = useT();
  return (
    <div className={classes.group}>
      <h4>{t('create.contactTitle')}</h4>
      <TextField
        label={t('create.contact')}
        hint={t('create.contactHint')}
        rows={2}
        {...form.text('contact_details')}
      />
      <LinkField label={t('create.groupchat')} hint={t('create.groupchatHint')} {...form.text('groupchat')} />
      {communities.length > 0 && !isChallenge && (
        <SelectField
          label={t('create.community')}
          name="communities"
          error={form.at('communities')}
          value={form.values.communities[0] ?? ''}
          onChange={({ target: { value } }) => form.change({ communities: value === '' ? [] : [value] })}
          onBlur={() => form.look(['communities'])}
        >
          <option value="">{t('create.noCommunity')}</option>
          {communities.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
