/** How people name the device they are logged in on; the names are the makers' own, the same in every language. */

export const browsers = ['Rondo app', 'Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'macOS', 'Linux'] as const;
export type System = (typeof systems)[number];
