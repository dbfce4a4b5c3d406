import { useT } from '../../platform/i18n.tsx';
import { TextField } from '../../ui/field.tsx';
import { Text } from '../../ui/layout.tsx';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';

/** Screen readers announce the number of characters left from this number on. */
const nearly = 20;

/** A few words about the game, short enough for a glance; the field says how many characters are left, why, and where longer texts belong. */
export function DescriptionField({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const { count, max } = form.count('description');
  const left = Math.max(0, max - count);
  return (
    <div>
      <TextField
        label={t('create.description')}
        hint={t('create.descriptionHint')}
        rows={2}
        below={
          <Text
            as="span"
            size={14}
            tone="muted"
            className={`${classes.left} numbers`}
            data-full={left === 0 || undefined}
          >
            {left === 0 ? t('create.descriptionFull', { max }) : t('create.descriptionLeft', { count: left, max })}
          </Text>
        }
        {...form.text('description')}
      />
      {/* Announced only when few are left, not at every key. */}
      <output className="visually-hidden">
        {left === 0
          ? t('create.descriptionFull', { max })
          : left <= nearly && t('create.descriptionNearly', { count: nearly })}
      </output>
    </div>
  );
}
