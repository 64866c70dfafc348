import { LANGUAGE_COOKIE, type Language } from '@gida/contract/shared/language'
import { isOnline } from './online.ts'
import { read, remove, write } from './storage.ts'

const YEAR_SECONDS = 31_536_000
/** Chosen before anybody was signed in: whoever signs in now keeps it with their account. */
const UNSAVED = 'gida.chosen-language' // the end of a session removes it

/** Whose it is, where it was taken from an account: the next person on this phone has their own. */
const OF = 'gida.language-of'

/** The language of the page, which has all its words from the build. */
export const pageLanguage = (): Language => document.documentElement.lang.split('-')[0] as Language

/** Loads the page anew in another language, which this browser keeps. Without a network there is no such page, and all stays as it is. */
export async function changeLanguage(language: Language, user_id: string | null = null): Promise<void> {
  if (!isOnline()) return
  keepFor(user_id)
  keepLanguage(language)
  isLanguageKept() // a browser may write a cookie after it asks for the page; who reads it waits for it
  // The worker has the pages in the language before.
  const names = await window.caches?.keys().catch(() => [])
  for (const name of names ?? []) if (name.startsWith('gida-pages-')) await caches.delete(name)
  window.location.reload()
}

/** On a page without anybody: for this browser, and for whoever signs in next. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!isOnline()) return
  write(UNSAVED, language, 'session')
  await changeLanguage(language)
}

/** It is somebody's own from now on. */
export const keepFor = (user_id: string | null): void => void write(OF, user_id)

/** What was chosen at the sign-in, once. */
export function takeUnsavedLanguage(): Language | null {
  const language = read<Language>(UNSAVED, 'session')
  remove(UNSAVED, 'session')
  return language
}

/** Whether a language was chosen in this browser, for everybody or by this person. */
export const isLanguageKept = (user_id: string | null = null): boolean =>
  document.cookie.includes(`${LANGUAGE_COOKIE}=`) && [null, user_id].includes(read<string>(OF))

function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 100 and Safari 15.4 have no cookie store
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
