import type { dates as english } from '../en/dates.ts'
import type { Words } from '../words.ts'

export const dates = {
  today: (time: string) => `Òní, ${time}`,
  yesterday: (time: string) => `Àná, ${time}`,
  daysLate: (days: number) => `ó ti fi ọjọ́ ${days} pẹ́`,
  period: (from: string, to: string) => `${from} sí ${to}`,
  weekdays: ['Àìk', 'Aj', 'Ìsẹ́g', 'Ọjọ́r', 'Ọjọ́b', 'Ẹt', 'Àbám'],
  shortMonths: ['Ṣẹ́r', 'Èrèl', 'Ẹrẹ̀n', 'Ìgb', 'Ẹ̀bi', 'Òkú', 'Agẹ', 'Ògú', 'Owe', 'Ọ̀wà', 'Bél', 'Ọ̀pẹ'],
  months: [
    'Ṣẹ́rẹ́',
    'Èrèlè',
    'Ẹrẹ̀nà',
    'Ìgbé',
    'Ẹ̀bibi',
    'Òkúdu',
    'Agẹmọ',
    'Ògún',
    'Owewe',
    'Ọ̀wàrà',
    'Bélú',
    'Ọ̀pẹ̀',
  ],
} satisfies Words<typeof english>
