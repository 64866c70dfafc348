import { formatDay } from '@gida/contract/shared/dates'

/** Texts of the status page. */
export const status = {
  title: 'Status',
  description:
    'Whether Gida works now, and how it was on each of the last 30 days, from checks made every minute.',
  well: 'Everything works.',
  unwell: (parts: string) => `Not working as it should: ${parts}.`,
  troubled: 'Something does not work. We know about it, and say below what it is.',
  unknown: 'We have no recent check. Gida may have just started.',
  away: 'Our database does not answer at this moment. We try again by ourselves; nothing that was saved is lost.',
  at: (time: string) => `Checked at ${time}, Lagos time. Reload the page to update it.`,
  kinds: { MAINTENANCE: 'Maintenance', TROUBLE: 'Trouble' },
  until: (when: string) => `until ${when}`,
  parts: {
    SERVICE: ['Gida and its database', 'Signing in, reading and writing.'],
    JOBS: ['Background work', 'Receipts by e-mail, reminders, reports, notifications.'],
    PAYMENTS: [
      'Payment provider',
      'Paying online. Money already sent is safe during an outage and is matched afterwards.',
    ],
    MAIL: ['E-mail', 'Passing e-mails to the mail server.'],
    SMS: ['SMS', 'Passing texts to the SMS provider.'],
  },
  states: { WELL: 'Works', UNWELL: 'Does not work', UNKNOWN: 'Not known' },
  share: (percent: string) => `${percent} % of the checked minutes were good`,
  noDays: 'Not checked yet',
  day: (day: string, minutes: number) =>
    `${formatDay(day)}: ${minutes === 1 ? '1 bad minute' : `${minutes} bad minutes`}`,
  goodDay: (day: string) => `${formatDay(day)}: no bad minute`,
  noDay: (day: string) => `${formatDay(day)}: not checked`,
  bad: 'Days with bad minutes',
  none: 'None in these 30 days.',
  from: '30 days ago',
  today: 'Today',
  how: 'How this is counted',
  howNote:
    'Every minute the server checks each part and counts the minute as good or bad. While the server or its database is down nothing can be checked, so those minutes count as bad, including restarts. E-mail and SMS are listed only if a provider delivers them.',
} as const
