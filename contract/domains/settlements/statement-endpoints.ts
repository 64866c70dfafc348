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
    summary: 'Owners and estates that have a statement, with what is owed now',
    access: 'reports_read',
    answer: z.object({ data: z.array(StatementOwner), is_mailed: z.boolean() }),
  }),
  getOwnerStatement: endpoint({
    method: 'GET',
    path: '/estates/{id}/statement',
    summary: 'A month of an owner in an estate: opens, moves and closes to the kobo',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: MonthQuery,
    answer: OwnerStatement,
  }),
  getOwnerYear: endpoint({
    method: 'GET',
    path: '/estates/{id}/statement/year',
    summary: 'A year of an owner in an estate, by month',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: OwnerQuery.extend({ year: Year.optional() }),
    answer: OwnerYear,
  }),
  downloadOwnerStatement: endpoint({
    method: 'GET',
    path: '/estates/{id}/statement/download',
    summary: 'The statement of a month as PDF or XLSX',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: MonthQuery.extend({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
    answer: 'file',
    files: ['pdf', 'xlsx'],
  }),
  setStatementDelivery: endpoint({
    method: 'POST',
    path: '/statements/delivery',
    summary: 'Have your statement mailed each month, or no longer',
    access: 'reports_read',
    body: z.object({ is_mailed: z.boolean() }),
    answer: z.object({ is_mailed: z.boolean() }),
    person_only: true,
  }),
  getTenantStatement: endpoint({
    method: 'GET',
    path: '/statements/tenant',
    summary: 'The rent that you yourself paid in a year, for rent relief',
    access: 'signed_in',
    query: z.object({ year: Year.optional() }),
    answer: TenantStatement,
  }),
  downloadTenantStatement: endpoint({
    method: 'GET',
    path: '/statements/tenant/download',
    summary: 'The rent that you yourself paid in a year, as a PDF',
    access: 'signed_in',
    query: z.object({ year: Year.optional() }),
    answer: 'file',
    files: ['pdf'],
  }),
}
