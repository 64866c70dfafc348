import type { Language } from '@gida/contract/shared/language'
import { en, type InvitationWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export const invitationWords: Record<Language, InvitationWords> = { en, pcm, ha, yo, ig }
