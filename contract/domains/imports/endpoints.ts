import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { Import, ImportChange, ImportFault, ImportSummary, ImportUpload } from './import.ts'
import { MOST_FILE_BYTES } from './rules.ts'

const access = 'properties_write'

export const imports = {
  createImport: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Upload a spreadsheet of units, tenants and leases. Nothing is imported yet',
    access,
    upload: { field: 'file', most_bytes: MOST_FILE_BYTES, types: ['csv', 'xlsx'] },
    body: ImportUpload,
    answer: Import,
    status: 201,
    errors: ['SPREADSHEET_UNREADABLE', 'PAYLOAD_TOO_LARGE', 'ESTATE_NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/imports',
    summary: 'List imports, newest first',
    access,
    query: PageQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(ImportSummary),
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: '/imports/template',
    summary: 'Download the import template',
    access,
    query: z.object({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    answer: 'file',
    files: ['csv', 'xlsx'],
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/imports/{id}',
    summary: 'Retrieve an import: its columns, progress and result',
    access,
    params: paramsOf('import'),
    answer: Import,
  }),
  updateImport: endpoint({
    method: 'PATCH',
    path: '/imports/{id}',
    summary: 'Update the column mapping or the options of an import that has not run',
    access,
    params: paramsOf('import'),
    body: ImportChange,
    answer: Import,
    errors: ['ILLEGAL_STATE'],
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/imports/{id}/check',
    summary: 'Validate all rows of an import without changing anything',
    access,
    params: paramsOf('import'),
    answer: Import,
    status: 202,
    errors: ['ILLEGAL_STATE', 'IMPORT_COLUMNS_MISSING'],
  }),
  listFaults: endpoint({
    method: 'GET',
    path: '/imports/{id}/faults',
    summary: 'List the faults of an import by row and cell',
    access,
    params: paramsOf('import'),
    query: PageQuery.extend({ kind: z.enum(['FAULT', 'WARNING', 'KEPT']).default('FAULT') }),
    answer: pageOf(ImportFault),
  }),
  downloadFaults: endpoint({
    method: 'GET',
    path: '/imports/{id}/faults/file',
    summary: 'Download the faulty rows as CSV, each with its faults',
    access,
    params: paramsOf('import'),
    answer: 'file',
    files: ['csv'],
  }),
  runImport: endpoint({
    method: 'POST',
    path: '/imports/{id}/run',
    summary: 'Run an import: creates the units, people, leases and charges of all valid rows',
    access,
    changes: ['charges', 'estates', 'imports', 'invitations', 'leases', 'users'],
    params: paramsOf('import'),
    answer: Import,
    status: 202,
    errors: ['ILLEGAL_STATE', 'IMPORT_HAS_FAULTS', 'NOTHING_TO_IMPORT'],
    person_only: true,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/imports/{id}/undo',
    summary: 'Undo an import, except records that have been used since',
    access,
    changes: ['charges', 'estates', 'imports', 'invitations', 'leases', 'users'],
    params: paramsOf('import'),
    answer: Import,
    status: 202,
    errors: ['ILLEGAL_STATE', 'UNDO_TOO_LATE'],
    person_only: true,
  }),
}
