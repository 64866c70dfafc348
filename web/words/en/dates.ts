/** Days as they are read beside a figure. */
export const dates = {
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const
