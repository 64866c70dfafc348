import type { Variable, VariableType } from '../kinds.ts'

const FREQUENCIES = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY', 'TWO_YEARLY'] as const

type SuppliedVariable = readonly [key: string, label: string, type?: VariableType]

/** Always present for a document's subject; never filled in by hand. */
const SURE: readonly SuppliedVariable[] = [
  ['today', 'Today', 'date'],
  ['sender.name', 'Who makes the document', 'person'],
  ['estate.name', 'Estate'],
  ['estate.address', 'Estate, address', 'address'],
  ['estate.state', 'State'],
  ['property.name', 'Property'],
  ['property.address', 'Property, address', 'address'],
  ['unit.name', 'Unit'],
  ['tenant.name', 'Tenant, full name', 'person'],
  ['landlord.name', 'Landlord, full name', 'person'],
  ['lease.start', 'Lease start', 'date'],
  ['lease.end', 'Lease end', 'date'],
  ['lease.term', 'Term in words'],
  ['lease.rent', 'Rent', 'money'],
  ['lease.rent_words', 'Rent in words'],
  ['lease.rent_year', 'Rent a year', 'money'],
  ['lease.every', 'How often rent is paid'],
  ['lease.service_charge', 'Service charge', 'money'],
  ['lease.deposit', 'Caution deposit', 'money'],
  ['lease.deposit_words', 'Caution deposit in words'],
  ['lease.total', 'Rent with charges', 'money'],
  ['lease.total_words', 'Rent with charges in words'],
  ['arrears.total', 'Arrears', 'money'],
  ['arrears.total_words', 'Arrears in words'],
  ['lease.has_deposit', 'A caution deposit is agreed', 'yes_no'],
  ['lease.has_service_charge', 'A service charge is agreed', 'yes_no'],
  ['lease.is_over_three_years', 'The term is longer than three years', 'yes_no'],
  ['arrears.has_any', 'Something is in arrears', 'yes_no'],
]

/** May be absent, which conditions can test; if printed while absent, the author of the document is asked for them. */
const PERHAPS: readonly SuppliedVariable[] = [
  ['sender.phone', 'Who makes the document, phone'],
  ['sender.email', 'Who makes the document, e-mail'],
  ['tenant.address', 'Tenant, address', 'address'],
  ['tenant.phone', 'Tenant, phone'],
  ['tenant.email', 'Tenant, e-mail'],
  ['landlord.address', 'Landlord, address', 'address'],
  ['landlord.phone', 'Landlord, phone'],
  ['landlord.email', 'Landlord, e-mail'],
  ['guarantor.name', 'Guarantor, full name', 'person'],
  ['guarantor.phone', 'Guarantor, phone'],
  ['guarantor.address', 'Guarantor, address', 'address'],
  ['lease.occupants', 'Who else lives there'],
  ['arrears.since', 'In arrears since', 'date'],
  ['law.tenancy', 'Kind of tenancy'],
  ['law.notice', 'Notice required by law'],
  ['law.notice_ends', 'Notice given today ends', 'date'],
  ['law.recovery_from', 'Court from, after a notice given today', 'date'],
]

const variable = ([key, label, type = 'text']: SuppliedVariable, required: boolean): Variable => ({
  key,
  label,
  type,
  required,
})

/** Values known from the lease, the home, its people and the law. */
export const SUPPLIED: readonly Variable[] = [
  ...SURE.map((said) => variable(said, true)),
  ...PERHAPS.map((said) => variable(said, false)),
  {
    ...{ key: 'lease.frequency', label: 'Rent period', type: 'word', required: true, words: FREQUENCIES },
  },
  {
    ...{ key: 'arrears.charges', label: 'What is in arrears, line by line', type: 'list', required: true },
    fields: [
      { key: 'name', label: 'What for', type: 'text' },
      { key: 'due', label: 'Due on', type: 'date' },
      { key: 'open', label: 'Open', type: 'money' },
    ],
  },
]
export const isSupplied = (key: string): boolean => SUPPLIED.some((one) => one.key === key)
