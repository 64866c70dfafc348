import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, SignedKobo } from '../../shared/money.ts'
import { PageQuery, Pagination } from '../../shared/pages.ts'

/** Accounts that hold money. */
export const HELD_ACCOUNTS = [
  'PROVIDER',
  'PROVIDER_LANDLORDS',
  'BANK',
  'TRUST_BANK',
  'CASH',
  'DISPUTED',
  'VENDOR_ADVANCES',
] as const
/** Where money is held. Landlords see the manager's accounts combined as `MANAGER`. */
export const HELD_KINDS = [...HELD_ACCOUNTS, 'MANAGER'] as const
/** Who the money is owed to. */
export const OWED_KINDS = [
  'LANDLORDS',
  'THIRD_PARTIES',
  'DEPOSITS',
  'CREDITS',
  'REFUNDS',
  'FUNDS',
  'VENDORS',
  'TAXES',
  'OTHER',
] as const
/** The manager's own money; `ADVANCED` is what the manager paid for others who owe it back. */
export const OWN_KINDS = ['COMMISSION', 'FEES', 'PROVIDER_FEES', 'LOSSES', 'ADVANCED'] as const

export type HeldKind = (typeof HELD_KINDS)[number]
export type OwedKind = (typeof OWED_KINDS)[number]
export type OwnKind = (typeof OWN_KINDS)[number]

/** Kinds of accounts that the list can be filtered by. */
export const AccountKind = z.enum([
  ...HELD_ACCOUNTS,
  ...OWED_KINDS,
  'COMMISSION',
  'FEES',
  'PROVIDER_FEES',
  'LOSSES',
  'RECEIVABLE',
  'UNCOLLECTED',
])
export type AccountKind = z.infer<typeof AccountKind>

const lineOf = <K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({ kind: z.enum(kinds), amount: SignedKobo })

/** Held = owed to others + the manager's own + unexplained (which must be 0). */
export const TrustFigures = z
  .object({
    held: z.array(lineOf(HELD_KINDS)),
    owed: z.array(lineOf(OWED_KINDS)),
    own: z.array(lineOf(OWN_KINDS)),
    held_total: SignedKobo,
    owed_total: SignedKobo,
    own_total: SignedKobo.meta({
      description: "The manager's own money, in kobo. Negative if clients' money has been used",
    }),
    difference: SignedKobo.meta({
      description: 'Amount that the ledger does not explain, in kobo; 0 if it balances',
    }),
    overdrawn: KoboSum.meta({
      description:
        "Amount paid out of the clients' account in excess of its balance, in kobo, computed per estate and added up",
    }),
  })
  .meta({ id: 'TrustFigures' })
export type TrustFigures = z.infer<typeof TrustFigures>

export const Trust = z
  .object({
    at: Day,
    is_now: z.boolean(),
    view: z.enum(['MANAGER', 'LANDLORD']),
    total: TrustFigures,
    data: z.array(z.object({ estate_id: Id, estate_name: z.string(), figures: TrustFigures })),
    pagination: Pagination,
  })
  .meta({ id: 'Trust' })
export type Trust = z.infer<typeof Trust>

/** The bank's balance of the clients' account at the end of a day. */
export const BankBalance = z.object({ day: Day, amount: Kobo }).meta({ id: 'BankBalance' })
export type BankBalance = z.infer<typeof BankBalance>

export const TrustQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  at: Day.optional().meta({ description: 'At the end of that day in Lagos; defaults to now' }),
})

export const Account = z
  .object({
    code: z.string(),
    kind: AccountKind,
    name: z.string().nullable().meta({
      description: 'Person or home that the account belongs to; null for accounts of the whole estate',
    }),
    lease_id: Id.nullable(),
    balance: SignedKobo.meta({
      description:
        'In kobo, positive on the normal side of the account: debit for held money and expenses, credit for amounts owed and income',
    }),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof Account>
