import type { Language } from '@gida/contract/shared/language'
import { en, type MeetingWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const meetingWords: Record<Language, MeetingWords> = { en, pcm, ha, yo, ig }
