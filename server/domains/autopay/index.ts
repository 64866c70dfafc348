export {
  autopayChargeAnnounced,
  autopayChargeOverCeiling,
  autopayChargePostponed,
  instructionStopped,
} from './instructions/events.ts'
export {
  type ChargeToNotify,
  getChargeToNotify,
  getInstructionToNotify,
  getMethodToNotify,
} from './instructions/notice-queries.ts'
export { isAutopayCharge } from './instructions/record-autopay-outcome.ts'
export { cardExpiring } from './payment-methods/events.ts'
export { removeMethods } from './payment-methods/remove-method.ts'
export { sealCardsOf } from './payment-methods/seal-cards.ts'
