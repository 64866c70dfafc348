export type Settlement = {
  id: number
  business_id: number
  subaccount_id: number | null
  total_processed: number
  total_fees: number
  deductions: number
  settled_at: number
}

/** `total_amount` is after fees, `effective_amount` after deductions too: that is what reaches the bank. */
export function presentSettlement(settlement: Settlement) {
  const total_amount = settlement.total_processed - settlement.total_fees
  const settled = new Date(settlement.settled_at).toISOString()
  return {
    id: settlement.id,
    domain: 'test',
    status: 'success',
    currency: 'NGN',
    integration: settlement.business_id,
    total_amount,
    effective_amount: total_amount - settlement.deductions,
    total_fees: settlement.total_fees,
    total_processed: settlement.total_processed,
    deductions: settlement.deductions,
    settlement_date: settled,
    settled_by: null,
    createdAt: settled,
    updatedAt: settled,
  }
}
