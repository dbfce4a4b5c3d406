import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useUser } from '../../platform/session.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { findSettings } from './find-settings.ts';
import { type Group, groupNames, groups } from './groups.ts';
import classes from './settings.module.css';

/** The parts of the settings, and a search through all of them. */
export function SettingsNav({ group }: { group: Group | null }) {
  const t = useT();
  const navigate = useNavigate();
  const resultsId = useId();
  const [typed, setTyped] = useState('');
  const found = findSettings(typed, useSettingsList());
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

/** All settings with their names, other words for them, and their addresses. */
function useSettingsList() {
  const t = useT();
  const isGuest = useUser()?.role === 'guest';
  const all = [
    { id: 'sports', of: 'playing', anchor: 'playing', title: t('playing.sports') },
    { id: 'hours', of: 'playing', anchor: 'playing', title: t('playing.hours') },
    { id: 'city', of: 'playing', anchor: 'playing', title: t('playing.city') },
    { id: 'languages', of: 'playing', anchor: 'playing', title: t('playing.languages') },
    { id: 'suggest', of: 'playing', anchor: 'playing', title: t('playing.suggest') },
    { id: 'show', of: 'playing', anchor: 'playing', title: t('playing.show'), forPlayers: true },
    { id: 'language', of: 'appearance', anchor: 'appearance', title: t('nav.language') },
    { id: 'theme', of: 'appearance', anchor: 'appearance', title: t('nav.theme') },
    { id: 'notices', of: 'notifications', anchor: 'notifications', title: t('notices.settings.title') },
    { id: 'push', of: 'notifications', anchor: 'notifications', title: t('notices.settings.push.title') },
    { id: 'quiet', of: 'notifications', anchor: 'notifications', title: t('notices.settings.quiet.title') },
    { id: 'newsletter', of: 'notifications', anchor: 'notifications', title: t('settings.find.newsletter') },
    { id: 'password', of: 'sign-in', anchor: 'password', title: t('settings.password.title'), forPlayers: true },
    { id: 'ways', of: 'sign-in', anchor: 'sign-in', title: t('signIn.methods.title'), forPlayers: true },
    { id: 'passkeys', of: 'sign-in', anchor: 'sign-in', title: t('signIn.passkeys.title'), forPlayers: true },
    { id: 'sessions', of: 'sign-in', anchor: 'sessions', title: t('signIn.sessions.title') },
    { id: 'hide', of: 'privacy', anchor: 'privacy', title: t('settings.privacy.hidesName') },
    { id: 'page', of: 'privacy', anchor: 'privacy', title: t('settings.privacy.page') },
    { id: 'export', of: 'data', anchor: 'data', title: t('settings.data.download') },
    { id: 'delete', of: 'data', anchor: 'delete', title: t('settings.leaving.title'), forPlayers: true },
  ] as const;
  return all
    .filter((one) => !(isGuest && 'forPlayers' in one))
    .map((one) => ({ ...one, words: t(`settings.find.words.${one.id}`) }));
}
