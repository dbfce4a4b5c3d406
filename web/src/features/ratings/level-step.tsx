import type { RateablePlayer } from '@rondo/contract';
import { bandOf, gradeFromSlider, grading, prior, skillBands, sliderOfGrade } from '@rondo/rules';
import { useId, useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Slider } from '../../ui/slider.tsx';
import { useRateableName } from './rateable-name.ts';
import classes from './ratings.module.css';

interface Props {
  player: RateablePlayer;
  /** The slider's first position, if they have a level already. */
  level: number | undefined;
  onSet: (level: number) => void;
  onRemove: () => void;
  onBack: () => void;
  onClose: () => void;
}

const end = sliderOfGrade(grading.max);

/** The second step: how well one player plays, from 0 to 100, as a grade and in words; a band sets its middle by one press. */
export function LevelStep({ player, level: given, onSet, onRemove, onBack, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const name = useRateableName()(player);
  const meaningId = useId();
  const [level, setLevel] = useState(given ?? sliderOfGrade(prior.score));
  const grade = gradeFromSlider(level);
  const band = t(`score.bands.${bandOf(grade)}`);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('rating.level.title', { name })}
      footer={
        <>
          {given === undefined ? (
            <Button variant="secondary" onClick={onBack}>
              {t('rating.level.back')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onRemove}>
              {t('rating.level.remove')}
            </Button>
          )}
          <Button onClick={() => onSet(level)}>{t('rating.level.set')}</Button>
        </>
      }
    >
      <Stack gap={12} align="center" centered>
        <Avatar name={player.name} photo={player.photo} size={84} />
        <Stack as="p" gap={4} align="center">
          <span className={`${classes.figure} numbers`}>{formats.decimals(grade)}</span>
          <Text as="span" tone="ink" weight={700}>
            {band}
          </Text>
        </Stack>
        <p id={meaningId} className={classes.meaning}>
          {t(`score.meanings.${bandOf(grade)}`)}
        </p>
        <Slider
          min={0}
          max={end}
          value={level}
          aria-label={t('rating.level.label', { name })}
          aria-valuetext={`${formats.decimals(grade)}, ${band}`}
          aria-describedby={meaningId}
          onSlide={setLevel}
        />
        <Row gap={6} lineGap={6} justify="center" wrap>
          {skillBands.map((one, index) => (
            <Button
              key={one}
              variant="secondary"
              aria-label={t('rating.level.setTo', { band: t(`score.bands.${one}`) })}
              className={classes.band}
              onClick={() => onSet(sliderOfGrade(index + 1))}
            >
              {t(`score.bands.${one}`)}
            </Button>
          ))}
        </Row>
      </Stack>
    </Sheet>
  );
}
