import type { Language } from '@gida/contract/shared/language'
import { en, type PhoneWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const phoneWords: Record<Language, PhoneWords> = { en, pcm, ha, yo, ig }

/** Commands taught in each language's answers; all of them are understood from everybody. */
export const ASKED_BY: Record<Language, { balance: string; receipt: string; pay: string; fault: string }> = {
  en: { balance: 'BAL', receipt: 'REC', pay: 'PAY', fault: 'FAULT' },
  pcm: { balance: 'BAL', receipt: 'REC', pay: 'PAY', fault: 'FAULT' },
  ha: { balance: 'SAURA', receipt: 'RASIT', pay: 'BIYA', fault: 'GYARA' },
  yo: { balance: 'IYOKU', receipt: 'RISITI', pay: 'SANWO', fault: 'ATUNSE' },
  ig: { balance: 'UGWO', receipt: 'RISITI', pay: 'KWUO', fault: 'NDOZI' },
}

/** For unknown numbers, whose language is unknown too. Reveals nothing about anybody. */
export const TO_STRANGERS =
  'Gida does not know this number. Ask your estate office to put it on your account.'
