import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { paymentBegun, providerAnswered } from '../payments/index.ts'
import { consentToSaveCard, saveConsentedCard } from './payment-methods/card-consent.ts'

const consentToCard = atHook(paymentBegun, async ({ tx, actor, wanted, payment }) => {
  if (wanted.save_card) await consentToSaveCard(tx, actor, payment)
})

const cardOfPayment = atHook(providerAnswered, ({ tx, services, payment_id, found }) =>
  saveConsentedCard(tx, services, payment_id, found),
)

export const autopayHooks: HookPart[] = [consentToCard, cardOfPayment]
