import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { PageQuery, SearchText } from '../../shared/pages.ts'
import { Phone } from '../../shared/phone.ts'
import { Email } from '../auth/session.ts'
import { Category } from '../maintenance/request.ts'
import { AccountNumber, BankCode } from '../onboarding/bank.ts'
import { VENDOR_KINDS, VENDOR_STATUSES, WHT_CLASSES } from './rules.ts'

export const VendorKind = z.enum(VENDOR_KINDS)
export const WhtClass = z.enum(WHT_CLASSES)
export const VendorStatus = z.enum(VENDOR_STATUSES)

/** A vendor in a list. */
export const Vendor = z
  .object({
    id: Id,
    name: z.string(),
    kind: VendorKind,
    trades: z.array(Category),
    area: z.string(),
    phone: z.string(),
    status: VendorStatus,
    hold_reason: z.string().nullable(),
    jobs_done: z.int(),
    jobs_rated: z.int(),
    rating: z.number().nullable().meta({
      description:
        'Average rating of jobs confirmed by tenants, weighted towards the overall mean; null below five ratings',
    }),
    has_account: z.boolean(),
  })
  .meta({ id: 'Vendor' })
export type Vendor = z.infer<typeof Vendor>

export const VendorDetail = Vendor.extend({
  email: z.string().nullable(),
  tin: z.string().nullable(),
  wht_class: WhtClass,
  licence: z.string(),
  account: z
    .object({
      bank_name: z.string(),
      account_number: z
        .string()
        .meta({ description: 'Full number for managers; otherwise the last four digits' }),
      account_name: z.string(),
      changed_at: Instant.nullable().meta({
        description: 'When it replaced another account; null if it did not',
      }),
      changed_by: z.string().nullable(),
    })
    .nullable(),
  estates: z.array(z.object({ id: Id, name: z.string() })),
  can: z.object({ change: z.boolean() }),
}).meta({ id: 'VendorDetail' })
export type VendorDetail = z.infer<typeof VendorDetail>

export const VendorJob = z
  .object({
    id: Id.meta({ description: 'Id of the work order' }),
    number: z.int(),
    title: z.string(),
    estate_name: z.string(),
    status: z.string(),
    approved_amount: z.int().nullable(),
    rating: z.int().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'VendorJob' })
export type VendorJob = z.infer<typeof VendorJob>

export const VendorQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  trade: Category.optional(),
  status: VendorStatus.optional(),
  search: SearchText.optional(),
})

const EstateIds = z
  .array(idOf('estate'))
  .min(1, 'Choose an estate')
  .max(200)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each estate once')

const Tin = z
  .string()
  .trim()
  .regex(/^[0-9-]{8,20}$/, 'A TIN has 8 to 20 digits')

export const NewVendor = z.object({
  name: z.string().trim().min(2, 'Enter their name').max(120),
  kind: VendorKind,
  trades: z.array(Category).min(1, 'Choose at least one trade').max(20),
  area: z.string().trim().max(120).default(''),
  phone: Phone,
  email: Email.nullable().default(null),
  tin: Tin.nullable().default(null),
  wht_class: WhtClass,
  licence: z.string().trim().max(500).default(''),
  estate_ids: EstateIds,
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same vendor',
  }),
})
export type NewVendor = z.infer<typeof NewVendor>

export const UpdateVendor = z.object({
  name: NewVendor.shape.name.optional(),
  kind: VendorKind.optional(),
  trades: NewVendor.shape.trades.optional(),
  area: z.string().trim().max(120).optional(),
  phone: Phone.optional(),
  email: Email.nullable().optional(),
  tin: Tin.nullable().optional(),
  wht_class: WhtClass.optional(),
  licence: z.string().trim().max(500).optional(),
  estate_ids: EstateIds.optional().meta({
    description: 'Only estates that the caller manages; others are unaffected',
  }),
})
export type UpdateVendor = z.infer<typeof UpdateVendor>

export const HoldVendor = z.object({ reason: z.string().trim().min(3, 'Say why').max(500) })
export const VendorAccount = z.object({ bank_code: BankCode, account_number: AccountNumber })
export type VendorAccount = z.infer<typeof VendorAccount>
