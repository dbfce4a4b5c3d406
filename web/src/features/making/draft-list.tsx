import { keptByScripts } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { readStored, store, storedIds } from '../../platform/stored.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipRow } from '../../ui/field.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './draft-list.module.css';

/** Drafts of games that were typed but not saved, on this device. */
export function DraftList() {
  const t = useT();
  const [drafts, setDrafts] = useState(() => storedIds(keptByScripts.draft).flatMap((purpose) => readDraft(purpose)));
  if (drafts.length === 0)
    return <EmptyState title={t('organising.noDrafts')}>{t('organising.noDraftsBody')}</EmptyState>;
  return (
    <Stack as="ul" gap={12}>
      {drafts.map(({ purpose, kind, to, name: typed }) => {
        const name = typed || t('organising.draft.unnamed');
        return (
          <Row key={purpose} as="li" gap={12} align="center" justify="between" wrap className={classes.draft}>
            <Stack as="span" gap={2} shrinks breaks className={classes.words}>
              <strong>{name}</strong>
              <Text as="span" size={15} tone="muted">
                {t(`organising.draft.${kind}`)}
              </Text>
            </Stack>
            <ChipRow>
              <Button
                variant="plain"
                aria-label={t('organising.draft.discardOf', { name })}
                onClick={() => {
                  forgetDraft(purpose);
                  setDrafts((before) => before.filter((draft) => draft.purpose !== purpose));
                }}
              >
                {t('organising.draft.discard')}
              </Button>
              <ButtonLink variant="secondary" to={to}>
                {t('organising.draft.open')}
              </ButtonLink>
            </ChipRow>
          </Row>
        );
      })}
    </Stack>
  );
}

interface KeptDraft {
  purpose: string;
  kind: 'create' | 'copy' | 'wanted' | 'edit';
  to: string;
  name: string;
}

/** A draft by its purpose: `create`, `copy.{id}`, `wanted.{query}` or `edit.{id}`. */
function readDraft(purpose: string): KeptDraft[] {
  const [kind, id = ''] = purpose.split('.');
  const name = keptName(purpose);
  if (kind === 'wanted') return [{ purpose, kind, to: `/create?${purpose.slice('wanted.'.length)}`, name }];
  if (kind === 'copy') return [{ purpose, kind, to: `/create?from=${id}`, name }];
  if (kind === 'edit') return [{ purpose, kind, to: `/admin/match/${id}`, name }];
  return kind === 'create' ? [{ purpose, kind, to: '/create', name }] : [];
}

/** The game's name in a draft; each purpose has a draft of its own: `create`, `copy.{id}`, `wanted.{query}` or `edit.{id}`. */
function keptName(purpose: string): string {
  const kept = JSON.parse(readStored(keptByScripts.draft, purpose) ?? '{}') as { name?: string };
  return kept.name ?? '';
}

function forgetDraft(purpose: string): void {
  store(keptByScripts.draft, null, purpose);
}
