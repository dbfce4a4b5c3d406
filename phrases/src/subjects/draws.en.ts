/** Teams made by chance, and how to check that nobody chose them (decisions/0038-committed-draw.md). */
export const draws = {
  title: 'Teams by chance',
  sealed:
    'If the organiser lets chance make the teams, nobody can pick what a draw gives: what chance will use has been fixed since the game was created. They may draw again until they like the teams, so every draw is counted here. The seal proves it afterwards.',
  seal: 'Seal',
  drawn: { one: 'Chance has made teams once.', other: 'Chance has made teams {{count}} times.' },
  saved: 'The teams are those of draw {{number}}.',
  hidden: 'This draw can’t be checked here: who was drawn from would show scores that are hidden.',
  changed: 'The teams saved now are not those of a draw.',
  unsaved: 'The organiser hasn’t saved the teams yet.',
  later: 'Once joining has closed, you can check each draw here.',
  draw: 'Draw {{number}}',
  from: {
    one: '{{count}} player, {{size}} in a team, drawn on {{when}}',
    other: '{{count}} players, {{size}} in a team, drawn on {{when}}',
  },
  order: 'Players of like strength stand together, in no order among themselves:',
  gone: 'Someone who has left',
  seed: 'Seed',
  logIn: 'Log in to check the draws.',
  check: 'Check this draw',
  same: 'It’s right: the seed belongs to the seal, and gives exactly the teams of this game.',
  other: 'The seed belongs to the seal. It gave these teams, which are not the ones saved now:',
  wrong: 'It’s not right: this seed doesn’t belong to the seal. Please tell us.',
} as const;
