import { dropUnpaidDeposit } from './drop-unpaid-deposit.ts'
import { moveDeposit } from './move-deposit.ts'
import { moveDepositBack, placeLateDeposit } from './place-late-deposit.ts'

/** How a deposit moves from the lease it was paid for to its successors, and back; and how its unpaid part is dropped. */
export const depositMoves = { moveDeposit, placeLateDeposit, moveDepositBack, dropUnpaidDeposit }
