/**
 * How many mails an inbox gets in an hour and in a day because others typed its address, by the kind of request. Sign-up and recovery keep some for
 * the owner, beside the mails that strangers cause (sign-up.ts, ask-recovery.ts).
 */
export const mailBudgets = {
  signUp: { hour: 20, day: 40 },
  recovery: { hour: 20, day: 40 },
  newsletter: { hour: 3, day: 6 },
  address: { hour: 5, day: 10 },
  booking: { hour: 12, day: 24 },
  friend: { hour: 6, day: 20 },
  handOver: { hour: 6, day: 20 },
  coOrganiser: { hour: 6, day: 20 },
  enquiry: { hour: 4, day: 10 },
  /** Mails to the people who answer enquiries; further enquiries are in the console anyway. */
  enquiryNote: { hour: 60, day: 200 },
} as const satisfies Record<string, { hour: number; day: number }>;

export type MailBudget = keyof typeof mailBudgets;

/** The inbox of an address: most mail servers deliver `name+anything@` to `name@`. */
export function inboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return name === '' ? address : name + address.slice(at);
}
