import type { Language } from '@gida/contract/shared/language'
import { type CalendarWords, en } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const calendarWords: Record<Language, CalendarWords> = { en, pcm, ha, yo, ig }
