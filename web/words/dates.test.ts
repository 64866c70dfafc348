import { SHORT_MONTHS, WEEKDAYS } from '@gida/contract/shared/day-words'
import { expect, test } from 'vitest'
import { dates as en } from './en/dates.ts'
import { dates as ha } from './ha/dates.ts'
import { dates as ig } from './ig/dates.ts'
import { dates as pcm } from './pcm/dates.ts'
import { dates as yo } from './yo/dates.ts'

test.each(Object.entries({ en, pcm, ha, yo, ig }))(
  'a screen in %s names a day as its mails do',
  (language, words) => {
    expect(words.shortMonths).toEqual(SHORT_MONTHS[language as keyof typeof SHORT_MONTHS])
    expect(words.weekdays).toEqual(WEEKDAYS[language as keyof typeof WEEKDAYS])
  },
)
