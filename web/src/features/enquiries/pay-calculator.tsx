import { centsToEuros, organiserPay, organiserPayOfGames, organiserPayTerms, payCalculator } from '@rondo/rules';
import { type ReactNode, useId, useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Slider } from '../../ui/slider.tsx';
import classes from './enquiries.module.css';

/** Computes a freelancer's weekly pay from the numbers of players and games (product.md#organisers). */
export function PayCalculator() {
  const t = useT();
  const { money } = useFormats();
  const [players, setPlayers] = useState<number>(payCalculator.players.first);
  const [games, setGames] = useState<number>(payCalculator.games.first);
  const perGame = organiserPay(players);
  return (
    <div className={classes.calculator}>
      <div className={classes.scales}>
        <h3>{t('applying.calculator.title')}</h3>
        <Scale
          name={t('applying.calculator.players')}
          min={payCalculator.players.min}
          max={payCalculator.players.max}
          value={players}
          onSlide={setPlayers}
        />
        <Scale
          name={t('applying.calculator.games')}
          min={payCalculator.games.min}
          max={payCalculator.games.max}
          value={games}
          onSlide={setGames}
        />
      </div>
      <div className={classes.sum}>
        <output>{money(centsToEuros(organiserPayOfGames(players, games)))}</output>
        <span className={classes.per}>{t('applying.calculator.perWeek')}</span>
        <span className={classes.perGame}>
          {perGame > 0
            ? t('applying.calculator.perGame', { sum: money(centsToEuros(perGame)) })
            : t('applying.calculator.below', { players: organiserPayTerms.fromPlayers })}
        </span>
      </div>
    </div>
  );
}

interface ScaleProps {
  name: ReactNode;
  min: number;
  max: number;
  value: number;
  onSlide: (value: number) => void;
}

function Scale({ name, min, max, value, onSlide }: ScaleProps) {
  const id = useId();
  return (
    <div className={classes.scale}>
      <label htmlFor={id} className={classes.scaleName}>
        {name}
        <b className="numbers">{value}</b>
      </label>
      <Slider id={id} min={min} max={max} value={value} onSlide={onSlide} />
    </div>
  );
}
