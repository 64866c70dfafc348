import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo } from '../../shared/money.ts'
import { Role } from '../../shared/roles.ts'
import { Debt } from '../charges/debt.ts'
import { UnitStatus } from '../estates/unit.ts'
import { LeaseStatus } from '../leases/rules.ts'
import { RequestStatus } from '../maintenance/request.ts'
import { NoticeKind, NoticeState } from '../notices/notice.ts'
import { PaymentStatus } from '../payments/rules.ts'
import { ReceiptStatus } from '../receipts/receipt.ts'

export const SearchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    .default('')
    .meta({ description: 'Name, phone number, unit, reference or receipt number' }),
  estate_id: idOf('estate').optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const FoundPerson = z.object({
  id: Id,
  full_name: z.string(),
  role: Role,
  phone: z.string().nullable(),
  unit_id: Id.nullable(),
  unit_name: z.string().nullable(),
  estate_name: z.string().nullable(),
  lease_id: Id.nullable(),
  debt: Debt.nullable().meta({ description: 'Debt of a tenant; null for others' }),
})

const FoundUnit = z.object({
  id: Id,
  name: z.string(),
  estate_id: Id,
  estate_name: z.string(),
  property_id: Id,
  property_name: z.string(),
  status: UnitStatus,
  tenant_name: z.string().nullable(),
  debt: Debt,
})

const FoundEstate = z.object({ id: Id, name: z.string(), lga: z.string(), state: z.string() })

const FoundProperty = z.object({ id: Id, name: z.string(), address: z.string(), estate_name: z.string() })

const FoundPayment = z.object({
  id: Id,
  reference: z.string(),
  amount: Kobo,
  status: PaymentStatus,
  tenant_name: z.string(),
  unit_label: z.string(),
  created_at: z.string(),
})

const FoundReceipt = z.object({
  id: Id,
  number: z.string(),
  amount: Kobo,
  status: ReceiptStatus,
  tenant_name: z.string(),
  issued_at: z.string(),
})

const FoundLease = z.object({
  id: Id,
  tenant_name: z.string(),
  unit_name: z.string(),
  estate_name: z.string(),
  status: LeaseStatus,
  start_date: Day,
  end_date: Day,
})

const FoundRequest = z.object({
  id: Id,
  number: z.int(),
  title: z.string(),
  status: RequestStatus,
  unit_name: z.string().nullable(),
  estate_name: z.string(),
})

const FoundNotice = z.object({
  id: Id,
  kind: NoticeKind,
  state: NoticeState,
  tenant_name: z.string(),
  unit_name: z.string(),
  dated: Day,
})

/** Search results that the person may see, best match first. */
export const Found = z
  .object({
    people: z.array(FoundPerson),
    units: z.array(FoundUnit),
    leases: z.array(FoundLease),
    properties: z.array(FoundProperty),
    estates: z.array(FoundEstate),
    payments: z.array(FoundPayment),
    receipts: z.array(FoundReceipt),
    requests: z.array(FoundRequest),
    notices: z.array(FoundNotice).meta({ description: 'Notices on the leases found' }),
  })
  .meta({ id: 'Found' })
export type Found = z.infer<typeof Found>
