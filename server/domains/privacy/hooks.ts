import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { consentGiven, consentWithdrawn } from '../auth/index.ts'
import { recordConsent, recordWithdrawal } from './consents/record-consent.ts'

export const privacyHooks: HookPart[] = [
  atHook(consentGiven, ({ tx, ...given }) => recordConsent(tx, given)),
  atHook(consentWithdrawn, ({ tx, ...withdrawn }) => recordWithdrawal(tx, withdrawn)),
]
