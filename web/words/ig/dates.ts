import type { dates as english } from '../en/dates.ts'
import type { Words } from '../words.ts'

export const dates = {
  today: (time: string) => `Taa, ${time}`,
  yesterday: (time: string) => `Ụnyaahụ, ${time}`,
  daysLate: (days: number) => `o gafeela ụbọchị ${days}`,
  period: (from: string, to: string) => `${from} ruo ${to}`,
  weekdays: ['Sọn', 'Mọn', 'Tiu', 'Wen', 'Tọọ', 'Fraị', 'Sat'],
  shortMonths: ['Jen', 'Feb', 'Maa', 'Epr', 'Mee', 'Juu', 'Jul', 'Ọgọ', 'Sep', 'Ọkt', 'Nov', 'Dis'],
  months: [
    'Jenụwarị',
    'Febrụwarị',
    'Maachị',
    'Epreel',
    'Mee',
    'Juun',
    'Julaị',
    'Ọgọọst',
    'Septemba',
    'Ọktoba',
    'Novemba',
    'Disemba',
  ],
} satisfies Words<typeof english>
