import type { dates as english } from '../en/dates.ts'
import type { Words } from '../words.ts'

export const dates = {
  today: (time: string) => `Yau, ${time}`,
  yesterday: (time: string) => `Jiya, ${time}`,
  daysLate: (days: number) => `ya wuce da kwana ${days}`,
  period: (from: string, to: string) => `${from} zuwa ${to}`,
  weekdays: ['Lah', 'Lit', 'Tal', 'Lar', 'Alh', 'Jum', 'Asa'],
  shortMonths: ['Jan', 'Fab', 'Mar', 'Afi', 'May', 'Yun', 'Yul', 'Agu', 'Sat', 'Okt', 'Nuw', 'Dis'],
  months: [
    'Janairu',
    'Faburairu',
    'Maris',
    'Afirilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
} satisfies Words<typeof english>
