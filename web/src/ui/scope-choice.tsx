import { useT } from '../platform/i18n.tsx';
import { Choices } from './choices.tsx';

export type Scope = 'one' | 'following';

interface Props {
  legend: string;
  /** How many later games of the series are still to come. */
  following: number;
  hint?: string;
  value: Scope;
  onChange: (scope: Scope) => void;
}

/** Chooses between a single game of a weekly series and all later ones too. */
export function ScopeChoice({ legend, following, hint, value, onChange }: Props) {
  const t = useT();
  return (
    <Choices<Scope>
      legend={legend}
      value={value}
      onChange={onChange}
      options={[
        { value: 'one', label: t('organise.scope.one') },
        { value: 'following', label: t('organise.scope.following', { count: following }), hint },
      ]}
    />
  );
}
