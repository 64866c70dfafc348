import type { Language } from '@gida/contract/shared/language'
import { changeLanguage, isLanguageKept, keepFor, takeUnsavedLanguage } from '../platform/browser/language.ts'
import { client } from '../platform/http/api.ts'
import { isSeeingAs } from '../platform/session/session.ts'

/**
 * Where the account's language is another than the page's: what was chosen at the sign-in is kept with the account,
 * and a browser in which nothing was chosen, or only by somebody else for themselves, takes the account's.
 */
export async function keepLanguage(ofAccount: Language, user_id: string): Promise<void> {
  if (isSeeingAs()) return
  const chosen = takeUnsavedLanguage()
  if (chosen) {
    keepFor(user_id)
    await client.notifications.updateNotificationChoices({ body: { language: chosen } })
  } else if (!isLanguageKept(user_id)) await changeLanguage(ofAccount, user_id)
}
