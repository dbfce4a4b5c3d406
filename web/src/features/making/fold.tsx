import { useId, useState, type ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { changesOf } from '../../ui/kept-values.ts';
import { Stack } from '../../ui/layout.tsx';
import { emptyDraft, type GameDraft } from './draft.ts';
import { type GameField, labelAt } from './fields.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';

interface Props extends SectionProps {
  title: string;
  hint: string;
  /** The fields in the fold. */
  fields: readonly GameField[];
  /** Whether the fold holds a choice that is not in the draft. */
  chosen?: boolean;
  children: ReactNode;
}

/** Fields that most games don't need, folded to keep a step short; open when one of them is filled in or has an error. */
export function Fold({ form, settings, title, hint, fields, chosen = false, children }: Props) {
  const t = useT();
  const id = useId();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const differs = (from: GameDraft) => {
    const changed = changesOf(from, form.values);
    return fields.filter((name) => name in changed);
  };
  const [filled] = useState(() => chosen || differs(settings.known).length > 0);
  const used = differs(emptyDraft(settings.freeOnly)).map((name) => t(labelAt(name)));
  const names = new Set<string>(fields);
  const wrong = form.said.some((path) => names.has(path.split('.')[0] ?? ''));
  const open = pressed ?? filled;
  // Errors are shown, and the fold stays open when they are corrected.
  if (wrong && !open) setPressed(true);
  return (
    <div className={classes.fold}>
      <h3>
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setPressed(!open)}
        >
          <span>
            {title}
            <span className={classes.moreHint}>
              {used.length > 0 && !open ? t('create.folds.filled', { fields: [...new Set(used)].join(', ') }) : hint}
            </span>
          </span>
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </h3>
      <Stack id={id} hidden={!open} gap={20} shrinks className={classes.folded}>
        {open && children}
      </Stack>
    </div>
  );
}
