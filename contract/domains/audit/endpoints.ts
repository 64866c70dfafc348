import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { AuditEntry, AuditProof, AuditSubject } from './entry.ts'

const filter = z.object({
  estate_id: idOf('estate').optional(),
  related_entity_type: AuditSubject.optional(),
  related_entity_id: idOf('subject').optional(),
  actor_id: idOf('person').optional(),
  from: Day.optional(),
  to: Day.optional(),
  search: SearchText.optional().meta({ description: 'Matches the names of the actors' }),
})

export const audit = {
  listEntries: endpoint({
    method: 'GET',
    path: '/audit/entries',
    summary:
      'List audit entries, newest first, for estates the caller manages, homes the caller owns, or all',
    access: 'audit_read',
    query: PageQuery.extend(filter.shape),
    answer: pageOf(AuditEntry),
  }),
  exportEntries: endpoint({
    method: 'GET',
    path: '/audit/export',
    summary: 'Export audit entries as JSON lines in chain order, with the data needed to verify them',
    access: 'audit_read',
    query: filter,
    answer: 'file',
    files: ['jsonl'],
    errors: ['TOO_MANY_REQUESTS'],
  }),
  proveEntry: endpoint({
    method: 'GET',
    path: '/audit/entries/{number}/proof',
    summary:
      "Retrieve the proof that an entry is included in its day's public root; available from the next day",
    access: 'audit_read',
    params: z.object({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: AuditProof,
    errors: ['ILLEGAL_STATE'],
  }),
}
