import type { dates as english } from '../en/dates.ts'
import type { Words } from '../words.ts'

export const dates = {
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  daysLate: (days: number) => (days === 1 ? 'late by 1 day' : `late by ${days} days`),
  period: (from: string, to: string) => `${from} reach ${to}`,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
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
} satisfies Words<typeof english>
