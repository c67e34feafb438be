/** Stroked drawings on a 24 × 24 grid. */
export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  done: 'M5 12.5l5 5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  star: 'M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z',
  log: 'M5 6h14M5 11h14M5 16h9',
  previous: 'M17 5l-8 7 8 7M6 5v14',
  next: 'M7 5l8 7-8 7M18 5v14',
  first: 'M19 5l-7 7 7 7M12 5l-7 7 7 7',
  last: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  person: 'M12 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM5 20c0-4 3-6 7-6s7 2 7 6',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M4 12v3M20 12v3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0012 3z',
  gem: 'M7 5h10l4 5-9 10L3 10zM3 10h18M12 20l-4-10 4-5 4 5z',
} as const;

export type IconName = keyof typeof ICONS;
