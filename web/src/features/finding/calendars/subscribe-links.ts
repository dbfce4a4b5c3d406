/** Links that hand a calendar's address to calendar programs, so that nobody has to type it. */
export interface SubscribeLinks {
  /** Opens the device's own calendar. */
  device: string;
  google: string;
  outlook: string;
}

/** @param address the calendar's, with http or https */
export function subscribeLinks(address: string, name: string): SubscribeLinks {
  const device = address.replace(/^https?:/, 'webcal:');
  return {
    device,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: device }).toString()}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name }).toString()}`,
  };
}
