/** The page where a guest sets a password and gets what is kept for them (3-decisions §1), with their address filled in. */
export function guestAccountPath(email: string): string {
  return `/guest-account?email=${encodeURIComponent(email)}`;
}
