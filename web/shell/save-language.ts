import type { Language } from '@gida/contract/shared/language'
import { changeLanguage, isLanguageKept, keepFor, takeUnsavedLanguage } from '../platform/browser/language.ts'
import { client } from '../platform/http/api.ts'
import { isSeeingAs } from '../platform/session/session.ts'

/**
 * Reconciles the account's language with the page's: a language chosen at sign-in is saved to the account; a browser where none was chosen,
 * or only by another person, switches to the account's.
 */
export async function saveLanguage(ofAccount: Language, user_id: string): Promise<void> {
  if (isSeeingAs()) return
  const chosen = takeUnsavedLanguage()
  if (chosen) {
    keepFor(user_id)
    await client.notifications.updateNotificationChoices({ body: { language: chosen } })
  } else if (!isLanguageKept(user_id)) await changeLanguage(ofAccount, user_id)
}
