import type { Language } from '@gida/contract/shared/language'
import { en, type ReceiptWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const receiptWords: Record<Language, ReceiptWords> = { en, pcm, ha, yo, ig }
