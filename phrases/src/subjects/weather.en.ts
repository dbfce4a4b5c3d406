/** The weather of a game outdoors, on its page, tickets and reminders. */
export const weather = {
  label: 'Weather',
  dry: '{{sky}}, {{temperature}}\u00A0°C, no rain, wind {{wind}}\u00A0km/h',
  wet: '{{sky}}, {{temperature}}\u00A0°C, {{rain}}\u00A0mm, wind {{wind}}\u00A0km/h',
  sky: {
    clear: 'Clear',
    partlyCloudy: 'Partly cloudy',
    cloudy: 'Cloudy',
    fog: 'Fog',
    drizzle: 'Drizzle',
    rain: 'Rain',
    heavyRain: 'Heavy rain',
    snow: 'Snow',
    thunder: 'Thunder',
  },
  source: { openMeteo: 'Weather data by Open-Meteo.com', sandbox: 'Made-up weather, to try Rondo' },
  extreme: {
    title: 'Extreme rain is forecast',
    body: 'More than {{rain}}\u00A0mm may fall within an hour.',
    back: 'If the game is cancelled, everyone who paid gets 100 % back.',
    moved: 'If it’s moved, they can get all of it back for {{hours}} hours, or until it starts.',
    move: 'Move it',
    cancel: 'Cancel it',
  },
} as const;
