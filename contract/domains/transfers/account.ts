import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { VirtualAccountState } from './rules.ts'

/** A bank account for clients' money. */
export const BankAccount = z
  .object({
    id: Id,
    estate_id: Id.meta({ description: 'Estate whose ledger holds money that is not assigned yet' }),
    estate_name: z.string(),
    bank_name: z.string(),
    account_number: z.string(),
    account_name: z.string(),
    estates: z
      .array(
        z.object({
          estate_id: Id,
          name: z.string(),
          shown_from: Instant.meta({ description: "From when the account is shown to the estate's tenants" }),
        }),
      )
      .meta({
        description:
          'Estates whose tenants pay into the account, including its own, limited to those that the caller manages',
      }),
    created_by_name: z.string(),
    created_at: Instant,
    retired_at: Instant.nullable().meta({
      description: 'Since when the account is no longer shown to tenants; null if it is in use',
    }),
    can: z
      .object({ keep: z.boolean() })
      .meta({ description: 'Whether the caller may upload its statements and change it' }),
  })
  .meta({ id: 'BankAccount' })
export type BankAccount = z.infer<typeof BankAccount>

const AlsoEstates = z
  .array(idOf('estate'))
  .max(200)
  .meta({ description: 'Other estates paid into the account, besides its own' })

export const BankAccountDraft = z.object({
  estate_id: idOf('estate'),
  also_estate_ids: AlsoEstates.default([]),
  bank_name: z.string().trim().min(2, 'Enter the bank').max(60),
  account_number: z
    .string()
    .trim()
    .regex(/^\d{10}$/, 'An account number has 10 digits'),
  account_name: z.string().trim().min(2, 'Enter the account name').max(120),
})
export type BankAccountDraft = z.infer<typeof BankAccountDraft>

export const BankAccountChange = z
  .object({ also_estate_ids: AlsoEstates.optional(), is_retired: z.boolean().optional() })
  .refine((change) => change.also_estate_ids || change.is_retired !== undefined, {
    message: 'Change at least one field.',
  })
export type BankAccountChange = z.infer<typeof BankAccountChange>

/** How a tenant can pay for one tenancy by bank transfer. */
export const PaymentInstructions = z
  .object({
    lease_id: Id,
    unit_label: z.string(),
    pay_code: z.string().meta({ description: 'Seven characters, the last of which is a check character' }),
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
      .meta({
        description: 'Accounts of the estate. A transfer to one of them needs the pay code in its narration',
      }),
    can: z.object({ ask_account: z.boolean() }),
  })
  .meta({ id: 'PaymentInstructions' })
export type PaymentInstructions = z.infer<typeof PaymentInstructions>
