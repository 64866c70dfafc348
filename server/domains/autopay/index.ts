export {
  debitAnnounced,
  debitOverCeiling,
  debitPostponed,
  instructionStopped,
} from './instructions/events.ts'
export { isDebit } from './instructions/note-debit.ts'
export {
  getToldDebit,
  getToldInstruction,
  getToldMethod,
  type ToldDebit,
} from './instructions/tell-queries.ts'
export { cardExpiring } from './payment-methods/events.ts'
