import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

export const Bank = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Bank' })
export type Bank = z.infer<typeof Bank>

export const AccountNumber = z
  .string()
  .length(10, 'Account number must be exactly 10 digits')
  .regex(/^\d+$/, 'Account number must contain only digits')

export const BankCode = z.string().min(1, 'Please select a bank').max(12)

export const BankVerificationBody = z.object({ bank_code: BankCode, account_number: AccountNumber })

export const VerifiedAccount = z.object({
  account_name: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
  verified: z.literal(true),
  name_matches: z
    .boolean()
    .meta({ description: "Whether the account name at the bank matches the caller's name" }),
})
export type VerifiedAccount = z.infer<typeof VerifiedAccount>

export const BusinessName = z.string().trim().max(100)

/** Either `skip_setup` or an account. The account name is always looked up at the bank; a sent name is ignored. */
export const BankSetupBody = z.union([
  z.object({ skip_setup: z.literal(true) }),
  z.object({
    bank_code: BankCode,
    account_number: AccountNumber,
    account_name: z.string().max(200).optional(),
    business_name: BusinessName.optional(),
    skip_setup: z.literal(false).optional(),
  }),
])
export type BankSetupBody = z.infer<typeof BankSetupBody>

export const BankSetup = z
  .object({
    status: z.enum(['COMPLETED', 'SKIPPED']),
    account_name: z.string().nullable(),
    message: z.string(),
    subaccount_code: z.string().nullable(),
  })
  .meta({ id: 'BankSetup' })

export const PayoutAccount = z
  .object({
    bank_code: z.string(),
    bank_name: z.string(),
    account_number: z.string().meta({ description: 'Last four digits only' }),
    account_name: z.string(),
    business_name: z.string().nullable(),
    verified_at: Instant,
    in_force_from: Instant.optional().meta({
      description: 'When the account takes effect. Until then the previous account is paid',
    }),
  })
  .meta({ id: 'PayoutAccount' })
export type PayoutAccount = z.infer<typeof PayoutAccount>
