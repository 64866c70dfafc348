import type { Language } from '@gida/contract/shared/language'
import { en, type SigningWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const signingWords: Record<Language, SigningWords> = { en, pcm, ha, yo, ig }
