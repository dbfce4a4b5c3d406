import { levels, sports } from '@rondo/rules';
import { nameLetters, unprintableLetters } from '@rondo/rules/printable-letters';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import { LevelIcon } from '../../ui/chips.tsx';
import { Field } from '../../ui/field.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { DescriptionField } from './description-field.tsx';
import { Fold } from './fold.tsx';
import type { SectionProps } from './use-game-form.ts';
import { TournamentFields } from './tournament-fields.tsx';

interface Props extends SectionProps {
  picture: ReactNode;
  hasPicture: boolean;
}

/** The first step: the sport, the name and the level. */
export function WhatFields({ picture, hasPicture, ...section }: Props) {
  const t = useT();
  const { form } = section;
  const unprintable = unprintableLetters(form.values.name);
  return (
    <>
      <ChipChoices
        path="sport"
        legend={t('create.sport')}
        value={form.values.sport}
        error={form.at('sport')}
        onChange={(sport) => form.change({ sport })}
        options={sports.map((sport) => ({
          value: sport,
          label: (
            <>
              <SportMark sport={sport} size={20} />
              {t(`games.sport.${sport}`)}
            </>
          ),
        }))}
      />
      <Field
        label={t('create.name')}
        placeholder={t('create.namePlaceholder')}
        autoComplete="off"
        {...(unprintable.length > 0 && {
          hint: t('create.nameUnprintable', { letters: nameLetters(unprintable) }),
        })}
        {...form.text('name')}
      />
      <ChipChoices
        path="level"
        legend={t('create.level')}
        value={form.values.level}
        error={form.at('level')}
        onChange={(level) => form.change({ level })}
        options={levels.map((level) => ({
          value: level,
          label: (
            <>
              <LevelIcon level={level} />
              {t(`games.level.${level}`)}
            </>
          ),
        }))}
      />
      <DescriptionField form={form} />
      <Fold
        {...section}
        title={t('create.folds.what')}
        hint={t('create.folds.whatHint')}
        fields={['photo', 'tournament', 'tournament_org', 'tournament_link']}
        chosen={hasPicture}
      >
        {picture}
        {!section.settings.isChallenge && <TournamentFields {...section} />}
      </Fold>
    </>
  );
}
