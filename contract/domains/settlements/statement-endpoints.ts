import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { Month, OwnerStatement, OwnerYear, StatementOwner } from './statement.ts'
import { TenantStatement } from './tenant-statement.ts'

const Year = z.coerce.number().int().min(2000).max(2100)
/** Owners can query only themselves; managers get the estate's first owner by default. */
const OwnerQuery = z.object({ landlord_id: idOf('landlord').optional() })
const MonthQuery = OwnerQuery.extend({ month: Month.optional() })

/** Statements of owners and tenants, from the ledger alone. */
export const statements = {
  listStatementOwners: endpoint({
    method: 'GET',
    path: '/statements/owners',
    summary: 'List landlords and estates that have a statement, with the amount owed now',
    access: 'reports_read',
    answer: z.object({ data: z.array(StatementOwner), is_mailed: z.boolean() }),
  }),
  getOwnerStatement: endpoint({
    method: 'GET',
    path: '/estates/{id}/statement',
    summary:
      "Retrieve a landlord's monthly statement in an estate, with opening balance, movements and closing balance",
    access: 'reports_read',
    params: paramsOf('estate'),
    query: MonthQuery,
    answer: OwnerStatement,
  }),
  getOwnerYear: endpoint({
    method: 'GET',
    path: '/estates/{id}/statement/year',
    summary: "Retrieve a landlord's yearly statement in an estate, by month",
    access: 'reports_read',
    params: paramsOf('estate'),
    query: OwnerQuery.extend({ year: Year.optional() }),
    answer: OwnerYear,
  }),
  downloadOwnerStatement: endpoint({
    method: 'GET',
    path: '/estates/{id}/statement/download',
    summary: 'Download a monthly statement as a PDF or XLSX',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: MonthQuery.extend({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
    answer: 'file',
    files: ['pdf', 'xlsx'],
  }),
  setStatementDelivery: endpoint({
    method: 'POST',
    path: '/statements/delivery',
    summary: "Turn the monthly e-mail of the caller's statement on or off",
    access: 'reports_read',
    body: z.object({ is_mailed: z.boolean() }),
    answer: z.object({ is_mailed: z.boolean() }),
    person_only: true,
  }),
  getTenantStatement: endpoint({
    method: 'GET',
    path: '/statements/tenant',
    summary: 'Retrieve the rent that the caller paid in a year, for rent relief',
    access: 'signed_in',
    query: z.object({ year: Year.optional() }),
    answer: TenantStatement,
  }),
  downloadTenantStatement: endpoint({
    method: 'GET',
    path: '/statements/tenant/download',
    summary: 'Download the rent that the caller paid in a year as a PDF',
    access: 'signed_in',
    query: z.object({ year: Year.optional() }),
    answer: 'file',
    files: ['pdf'],
  }),
}
