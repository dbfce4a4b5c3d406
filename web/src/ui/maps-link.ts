/** The address that opens the reader's maps app at a place, or with directions to it. */
export function mapsLink(latitude: number, longitude: number, what: 'place' | 'route'): string {
  const at = `${latitude}%2C${longitude}`;
  return what === 'place'
    ? `https://www.google.com/maps/search/?api=1&query=${at}`
    : `https://www.google.com/maps/dir/?api=1&destination=${at}`;
}
