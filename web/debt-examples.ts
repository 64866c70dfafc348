import type { Debt, TenantBalance } from '@gida/contract/domains/charges/debt'

export const noDebt: Debt = {
  arrears: 0,
  due_now: 0,
  billed_later: 0,
  outstanding: 0,
  late_days: 0,
  next_due: null,
}

export const balance = (more: Partial<TenantBalance> = {}): TenantBalance => ({
  ...noDebt,
  credit: 0,
  deposit_held: 0,
  ...more,
})
