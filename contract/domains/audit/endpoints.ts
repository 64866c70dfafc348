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
  search: SearchText.optional().meta({ description: 'In the names of those who did it' }),
})

export const audit = {
  listEntries: endpoint({
    method: 'GET',
    path: '/audit/entries',
    summary: 'Who did what, newest first: of the estates that you manage, the homes that you own, or all',
    access: 'audit_read',
    query: PageQuery.extend(filter.shape),
    answer: pageOf(AuditEntry),
  }),
  exportEntries: endpoint({
    method: 'GET',
    path: '/audit/export',
    summary: 'The same as JSON lines in the order of the chain, with what it takes to verify them',
    access: 'audit_read',
    query: filter,
    answer: 'file',
    files: ['jsonl'],
    errors: ['TOO_MANY_REQUESTS'],
  }),
  proveEntry: endpoint({
    method: 'GET',
    path: '/audit/entries/{number}/proof',
    summary: 'That an entry is below the public root of its day; from the day after on',
    access: 'audit_read',
    params: z.object({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: AuditProof,
    errors: ['ILLEGAL_STATE'],
  }),
}
