import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { VirtualAccountState } from './rules.ts'

/** The clients' money account of an estate. */
export const BankAccount = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    bank_name: z.string(),
    account_number: z.string(),
    account_name: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'BankAccount' })
export type BankAccount = z.infer<typeof BankAccount>

export const BankAccountDraft = z.object({
  estate_id: Id,
  bank_name: z.string().trim().min(2, 'Name the bank').max(60),
  account_number: z
    .string()
    .trim()
    .regex(/^\d{10}$/, 'An account number has 10 digits'),
  account_name: z.string().trim().min(2, 'Write the name of the account').max(120),
})
export type BankAccountDraft = z.infer<typeof BankAccountDraft>

/** How a tenant can pay for one tenancy by bank transfer. */
export const WayToPay = z
  .object({
    lease_id: Id,
    unit_label: z.string(),
    pay_code: z.string().meta({ description: 'Seven signs, the last of which checks the others' }),
    virtual_account: z
      .object({
        state: VirtualAccountState,
        account_number: z.string().nullable(),
        account_name: z.string().nullable(),
        bank_name: z.string().nullable(),
        failure: z.string().nullable(),
      })
      .nullable(),
    bank_accounts: z
      .array(BankAccount.pick({ id: true, bank_name: true, account_number: true, account_name: true }))
      .meta({ description: 'Of the estate: a transfer there needs the pay code in its narration' }),
    can: z.object({ ask_account: z.boolean() }),
  })
  .meta({ id: 'WayToPay' })
export type WayToPay = z.infer<typeof WayToPay>
