import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@gida/contract/shared/language'
import { readersLanguage } from '../../../../platform/http/pages/page-language.ts'
import { en, type PageWords } from './en.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pcm } from './pcm.ts'
import { yo } from './yo.ts'

export type { PageWords } from './en.ts'

export const homeWords: Record<Language, PageWords> = { en, pcm, ha, yo, ig }

/** By the language chosen in this browser, or its preference. */
export const wordsFor = (headers: IncomingHttpHeaders): PageWords => homeWords[readersLanguage(headers)]
