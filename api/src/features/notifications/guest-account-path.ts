/** The page where a guest sets a password and receives what is kept for them (product.md#guests), with their address filled in. */
export function guestAccountPath(email: string): string {
  return `/guest-account?email=${encodeURIComponent(email)}`;
}
