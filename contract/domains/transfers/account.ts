import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { VirtualAccountState } from './rules.ts'

/** A bank account for clients' money. */
export const BankAccount = z
  .object({
    id: Id,
    estate_id: Id.meta({ description: 'In whose books money waits that is nobody’s yet' }),
    estate_name: z.string(),
    bank_name: z.string(),
    account_number: z.string(),
    account_name: z.string(),
    estates: z
      .array(
        z.object({
          estate_id: Id,
          name: z.string(),
          shown_from: Instant.meta({ description: 'From when its tenants are told of the account' }),
        }),
      )
      .meta({ description: 'Whose tenants pay into it, its own among them; those that you run' }),
    created_by_name: z.string(),
    created_at: Instant,
    retired_at: Instant.nullable().meta({ description: 'Since when no tenant is told of it any more' }),
    can: z.object({ keep: z.boolean() }).meta({ description: 'Upload its statements, and change it' }),
  })
  .meta({ id: 'BankAccount' })
export type BankAccount = z.infer<typeof BankAccount>

const AlsoEstates = z
  .array(idOf('estate'))
  .max(200)
  .meta({ description: 'Paid into it besides its own estate' })

export const BankAccountDraft = z.object({
  estate_id: idOf('estate'),
  also_estate_ids: AlsoEstates.default([]),
  bank_name: z.string().trim().min(2, 'Name the bank').max(60),
  account_number: z
    .string()
    .trim()
    .regex(/^\d{10}$/, 'An account number has 10 digits'),
  account_name: z.string().trim().min(2, 'Write the name of the account').max(120),
})
export type BankAccountDraft = z.infer<typeof BankAccountDraft>

export const BankAccountChange = z
  .object({ also_estate_ids: AlsoEstates.optional(), is_retired: z.boolean().optional() })
  .refine((change) => change.also_estate_ids || change.is_retired !== undefined, {
    message: 'Say what changes.',
  })
export type BankAccountChange = z.infer<typeof BankAccountChange>

/** How a tenant can pay for one tenancy by bank transfer. */
export const PaymentInstructions = z
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
      .meta({
        description: 'Into which the estate is paid: a transfer there needs the pay code in its narration',
      }),
    can: z.object({ ask_account: z.boolean() }),
  })
  .meta({ id: 'PaymentInstructions' })
export type PaymentInstructions = z.infer<typeof PaymentInstructions>
