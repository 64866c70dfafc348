import { formatDay } from '@gida/contract/shared/dates'

/** Texts of the status page. */
export const status = {
  title: 'Status',
  description:
    'Whether Gida works now, and how it was on each of the last 30 days, from checks made every minute.',
  well: 'Everything works.',
  unwell: (parts: string) => `Not working as it should: ${parts}.`,
  troubled: 'Something does not work. We know of it, and say below what it is.',
  unknown: 'We have no fresh check. Gida may just have been started.',
  away: 'Our database does not answer at this moment. We try again by ourselves; nothing that was saved is lost.',
  at: (time: string) => `Looked at ${time} in Lagos. Load the page again to see it afresh.`,
  kinds: { MAINTENANCE: 'Maintenance', TROUBLE: 'Trouble' },
  until: (when: string) => `until ${when}`,
  parts: {
    SERVICE: ['Gida and its database', 'Signing in, reading and writing.'],
    JOBS: ['What is done later', 'Receipts by e-mail, reminders, reports, notifications.'],
    PAYMENTS: [
      'Payment provider',
      'Paying online. Money that was sent is safe while it is away, and is found afterwards.',
    ],
    MAIL: ['E-mail', 'Handing mails to the mail server.'],
    SMS: ['SMS', 'Handing texts to the SMS provider.'],
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
    'Every minute the server looks at each part and counts the minute as good or bad. While the server or its database is away nobody can look, so those minutes are bad ones, also those of a restart. Mail and SMS stand here only where they are sent to somebody who delivers them.',
} as const
