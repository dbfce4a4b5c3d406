/** An e-mail address masked so that its owner recognises it and nobody else learns who it is: `s•••@rondo.test`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : address.slice(at)}`;
}
