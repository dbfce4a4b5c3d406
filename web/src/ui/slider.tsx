import type { ComponentProps, CSSProperties } from 'react';
import classes from './slider.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  min: number;
  max: number;
  value: number;
  onSlide: (value: number) => void;
}

/** A number on a scale that is filled up to it, with a thumb for fingers. */
export function Slider({ min, max, value, onSlide, ...input }: Props) {
  return (
    <input
      {...input}
      className={classes.slider}
      type="range"
      min={min}
      max={max}
      value={value}
      style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
      onChange={(event) => onSlide(event.target.valueAsNumber)}
    />
  );
}
