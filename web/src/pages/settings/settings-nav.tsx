import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useUser } from '../../platform/session.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { findable, findableNames } from './findable.ts';
import { findSettings } from './find-settings.ts';
import { type Group, groupNames, groups } from './groups.ts';
import classes from './settings.module.css';

/** The parts of the settings, and a search through all of them. */
export function SettingsNav({ group }: { group: Group | null }) {
  const t = useT();
  const navigate = useNavigate();
  const resultsId = useId();
  const [typed, setTyped] = useState('');
  const found = findSettings(typed, useFindable());
  const isSearching = typed.trim() !== '';
  const entries = useRef(new Map<Group, HTMLAnchorElement | null>());
  const came = useRef(group);
  // Back on the list, the focus returns to the entry of the part that was left, because the focused element has gone.
  useEffect(() => {
    if (group === null && came.current !== null) entries.current.get(came.current)?.focus();
    came.current = group;
  }, [group]);
  return (
    <nav className={classes.nav} aria-label={t('settings.find.sections')}>
      <search>
        <form
          className={classes.search}
          onSubmit={(event) => {
            event.preventDefault();
            if (!found[0]) return;
            setTyped('');
            void navigate(`#${found[0].anchor}`);
          }}
        >
          <Field
            type="search"
            label={t('settings.find.label')}
            hideLabel
            placeholder={t('settings.find.label')}
            autoComplete="off"
            maxLength={40}
            value={typed}
            aria-controls={resultsId}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Icon name="search" />
        </form>
      </search>
      <output className="visually-hidden">{isSearching && t('settings.find.found', { count: found.length })}</output>
      <ul id={resultsId} className={classes.list} data-found={isSearching || undefined}>
        {isSearching
          ? found.map(({ id, anchor, title, of }) => (
              <li key={id}>
                <Row
                  to={`#${anchor}`}
                  as={Link}
                  gap={12}
                  align="center"
                  weight={650}
                  className={classes.entry}
                  onClick={() => setTyped('')}
                >
                  <Icon name={groups[of].icon} />
                  <Stack as="span" grows breaks>
                    {title}
                    <Text as="span" size={14} tone="muted" weight={400} className={classes.about}>
                      {t(`settings.find.groups.${of}.name`)}
                    </Text>
                  </Stack>
                </Row>
              </li>
            ))
          : groupNames.map((name) => (
              <li key={name}>
                <Row
                  ref={(entry) => void entries.current.set(name, entry)}
                  to={`#${name}`}
                  as={Link}
                  gap={12}
                  align="center"
                  weight={650}
                  className={classes.entry}
                  aria-current={name === (group ?? groupNames[0]) ? 'page' : undefined}
                >
                  <Icon name={groups[name].icon} />
                  <Stack as="span" grows breaks>
                    {t(`settings.find.groups.${name}.name`)}
                    <Text as="span" size={14} tone="muted" weight={400} className={classes.about}>
                      {t(`settings.find.groups.${name}.about`)}
                    </Text>
                  </Stack>
                  <Icon name="right" size={18} className={classes.on} />
                </Row>
              </li>
            ))}
      </ul>
      {isSearching && found.length === 0 && <p className={classes.nothing}>{t('settings.find.none')}</p>}
    </nav>
  );
}

/** What this user can find, with its name and other words for it. */
function useFindable() {
  const t = useT();
  const isGuest = useUser()?.role === 'guest';
  return findableNames.flatMap((id) => {
    const one = findable[id];
    if (isGuest && 'forPlayers' in one) return [];
    return [{ ...one, id, title: t(one.title), words: t(`settings.find.words.${id}`) }];
  });
}
