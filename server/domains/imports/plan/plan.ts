import type { Frequency, UnitStatus } from '@gida/contract/domains/estates/unit'
import type { ImportOptions } from '@gida/contract/domains/imports/import'
import type { Day } from '@gida/contract/shared/dates'
import type { Role } from '@gida/contract/shared/roles'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

/** An existing account, or the data to create one. */
export type PersonPlan = { id: string | null; name: string; phone: string | null; email: string | null }

export type LeasePlan = {
  start_date: Day
  end_date: Day
  rent_amount: number
  frequency: Frequency
  /** Parts of a period in which its rent is paid. */
  instalments: number
  service_charge: number
  caution_deposit: number
  /** What falls due before this day is paid; null for the day of the import. */
  charges_from: Day | null
}

/** What to create for one row, with names as stored, so that running it involves no guessing. */
export type Plan = {
  estate: { id: string | null; name: string; address: string; state: string; lga: string }
  property: { name: string; address: string }
  unit: {
    name: string
    block: string | null
    bedrooms: number | null
    rent_amount: number
    frequency: Frequency
    service_charge: number
    caution_deposit: number
  }
  landlord: PersonPlan | null
  tenant: PersonPlan | null
  lease: LeasePlan | null
  /** The balance owed before Gida, with its due date. */
  opening: { amount: number; due_date: Day } | null
  /** The unit does not exist yet. */
  is_new_unit: boolean
  /** Everything exists already, nothing to do. */
  is_there: boolean
}

export type Fault = {
  kind: 'FAULT' | 'WARNING'
  column: number | null
  value: string | null
  code: string
  message: string
}

export type PlannedRow = { number: number; cells: Cell[]; faults: Fault[]; plan: Plan | null }

export type KnownEstate = {
  id: string
  name: string
  address: string
  state: string
  lga: string
  is_archived: boolean
}
export type KnownProperty = {
  id: string
  estate_id: string
  name: string
  landlord_id: string | null
  landlord_name: string | null
}
export type KnownUnit = {
  id: string
  property_id: string
  name: string
  status: UnitStatus
  rent_amount: number
  frequency: Frequency
  service_charge: number
  caution_deposit: number
  /** Current and future ones. */
  leases: { tenant_id: string; start_date: Day; end_date: Day }[]
  /** Tenants with an opening balance for it. */
  brought_forward: string[]
}
export type KnownPerson = PersonPlan & {
  id: string
  role: Role
  is_inactive: boolean
  can_sign_in: boolean
  /** The account is in use, and no longer only a name in somebody's records. */
  is_opened: boolean
  /** The person has shown that the e-mail address is theirs. */
  is_email_verified: boolean
  /** Belongs to an estate of the importer, or rents or rented there. */
  is_ours: boolean
}

/** Existing data that the file could affect. */
export type ExistingData = {
  today: Day
  /** The estate of every row; null if a column names the estates. */
  estate: KnownEstate | null
  estates: readonly KnownEstate[]
  properties: readonly KnownProperty[]
  units: readonly KnownUnit[]
  people: readonly KnownPerson[]
  /** A landlord who imports their own properties, which are all theirs. */
  owner: PersonPlan | null
}

export type PlanOptions = Pick<ImportOptions, 'default_frequency' | 'default_end'>
