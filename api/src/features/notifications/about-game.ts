/** What the app's notices about a game are filled with, besides what each kind adds; `starts_at` is ISO text. */
export function aboutGame(game: { name: string; starts_at: string; sport: string; address: string }) {
  return { gameName: game.name, gameDate: game.starts_at, sport: game.sport, locationAddress: game.address };
}
