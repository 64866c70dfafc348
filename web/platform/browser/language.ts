import { LANGUAGE_COOKIE, type Language } from '@gida/contract/shared/language'
import { isOnline } from './online.ts'
import { pageCacheNames } from './page-caches.ts'
import { read, remove, write } from './storage.ts'

const YEAR_SECONDS = 31_536_000
/** Chosen before sign-in: saved to the account of the person who signs in next. */
const UNSAVED = 'gida.chosen-language' // the end of a session removes it

/** The account that the language was taken from; another person on this device has their own. */
const OF = 'gida.language-of'

/** The language of the page; its texts were built in. */
export const pageLanguage = (): Language => document.documentElement.lang.split('-')[0] as Language

/** Saves the language in this browser and reloads the page in it. Does nothing offline: the other page would not load. */
export async function changeLanguage(language: Language, user_id: string | null = null): Promise<void> {
  if (!isOnline()) return
  keepFor(user_id)
  saveLanguage(language)
  isLanguageKept() // the cookie may be written asynchronously; reading it waits
  // The service worker caches the pages in the previous language.
  for (const name of await pageCacheNames()) await caches.delete(name)
  window.location.reload()
}

/** On a page before sign-in: for this browser, and for the account that signs in next. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!isOnline()) return
  write(UNSAVED, language, 'session')
  await changeLanguage(language)
}

/** From now on the language belongs to this account. */
export const keepFor = (user_id: string | null): void => void write(OF, user_id)

/** The language chosen before sign-in; can be taken once. */
export function takeUnsavedLanguage(): Language | null {
  const language = read<Language>(UNSAVED, 'session')
  remove(UNSAVED, 'session')
  return language
}

/** Whether a language was chosen in this browser, either before sign-in or by this person. */
export const isLanguageKept = (user_id: string | null = null): boolean =>
  document.cookie.includes(`${LANGUAGE_COOKIE}=`) && [null, user_id].includes(read<string>(OF))

function saveLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 100 and Safari 15.4 have no cookie store
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
