import type { ImportChange } from '@gida/contract/domains/imports/import'
import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { inJson } from './create-import.ts'
import { illegal } from './illegal.ts'
import type { inspect } from './inspect-file.ts'
import { canImport } from './policy.ts'
import { presentSummary } from './present.ts'
import { type ImportRow, lockImport } from './queries.ts'

/** Changes the columns or options of an import, which then has to be checked again. */
export async function updateImport(
  tx: Tx,
  actor: Actor,
  id: string,
  change: ImportChange,
  looked: ReturnType<typeof inspect> | null,
): Promise<void> {
  if (!canImport(actor)) throw problem('PERMISSION_DENIED')
  const found = await lockImport(tx, id)
  if (!presentSummary(found, tx.now).can.change) throw illegal(found.state)
  if (isAboutInvitationsAlone(change)) return setInvitations(tx, found, change.options?.send_invitations)
  const columns = withMapping(looked?.columns ?? found.columns, change.mapping)
  await tx
    .updateTable('import')
    .set({
      ...(looked ? { ...looked, ...inJson(looked) } : {}),
      ...change.options,
      columns: JSON.stringify(columns),
      state: 'UPLOADED',
      failure: null,
      counts: null,
      notes: JSON.stringify([]),
    })
    .where('id', '=', id)
    .where('state', '=', found.state)
    .execute()
}

const isAboutInvitationsAlone = ({ options, ...rest }: ImportChange) =>
  options?.send_invitations !== undefined &&
  Object.values({ ...rest, ...options, send_invitations: undefined }).every((said) => said === undefined)

/** Invitations affect no row, so the check stays valid. */
async function setInvitations(
  tx: Tx,
  { id, state }: ImportRow,
  send_invitations: boolean | undefined,
): Promise<void> {
  await tx
    .updateTable('import')
    .set({ send_invitations })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
}

function withMapping(columns: ImportColumn[], mapping: ImportChange['mapping']): ImportColumn[] {
  if (!mapping) return columns
  const meant = new Map(mapping.map(({ index, field }) => [index, field]))
  const changed = columns.map((column) => ({ ...column, field: meant.get(column.index) ?? null }))
  const fields = changed.flatMap(({ field }) => field ?? [])
  const unknown = mapping.find(({ index }) => !columns.some((column) => column.index === index))
  if (unknown)
    throw problem('VALIDATION_ERROR', [{ path: 'mapping', message: `There is no column ${unknown.index}.` }])
  if (new Set(fields).size !== fields.length)
    throw problem('VALIDATION_ERROR', [{ path: 'mapping', message: 'Two columns have the same meaning.' }])
  return changed
}
