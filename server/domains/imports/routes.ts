import { imports } from '@gida/contract/domains/imports/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Mount } from '../../platform/http/call.ts'
import type { Services } from '../../platform/services.ts'
import { createImport, refuseImport } from './create-import.ts'
import { enqueueImportJob } from './enqueue-import-job.ts'
import { fileKey, inspect, sheetsOf, sheetsOfImport } from './inspect-file.ts'
import { checkImportJob, runImportJob, undoImportJob } from './jobs.ts'
import { canImport } from './policy.ts'
import { presentFault, presentImport, presentSummary } from './present.ts'
import { getImport, listImports, rememberedColumns } from './queries.ts'
import { faultsFile } from './rows/faults-file.ts'
import { estatesOf, listFaults } from './rows/row-queries.ts'
import { importTemplate } from './template.ts'
import { updateImport } from './update-import.ts'

export function importRoutes({ on, inSteps, file }: Mount): void {
  inSteps(imports.createImport, async ({ actor, body, upload, services }) => {
    const estate_id = body.estate_id ?? null
    const { id, remembered } = await services.transaction(actor, async (tx) => {
      await refuseImport(tx, actor, estate_id)
      const made = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
      return { id: made.rows[0]?.id as string, remembered: await rememberedColumns(tx, actor, estate_id) }
    })
    const looked = inspect(await sheetsOf(upload.bytes), {}, remembered)
    await services.files.put(fileKey(id), upload.bytes, 'application/octet-stream')
    return services.transaction(actor, async (tx) => {
      await createImport(tx, actor, { id, estate_id, file_name: upload.name, ...looked })
      return shown(tx, actor, id)
    })
  })

  on(imports.listImports, async (tx, { actor, query }) => {
    const { rows, total } = await listImports(tx, actor, query)
    return { data: rows.map((row) => presentSummary(row, tx.now)), pagination: pagination(query, total) }
  })

  file(imports.getTemplate, ({ query }) => importTemplate(query.format))

  on(imports.getImport, (tx, { actor, params }) => shown(tx, actor, params.id))

  inSteps(imports.updateImport, async ({ actor, params, body, services }) => {
    const looked = await inspectedAgain(services, actor, params.id, body)
    return services.transaction(actor, async (tx) => {
      await updateImport(tx, actor, params.id, body, looked)
      return shown(tx, actor, params.id)
    })
  })

  on(imports.checkImport, async (tx, { actor, params }) => {
    await enqueueImportJob(tx, actor, params.id, 'check', checkImportJob)
    return shown(tx, actor, params.id)
  })

  on(imports.listFaults, async (tx, { params, query }) => {
    const { columns } = await getImport(tx, params.id)
    const { rows, total } = await listFaults(tx, params.id, query)
    return { data: rows.map((row) => presentFault(row, columns)), pagination: pagination(query, total) }
  })

  file(imports.downloadFaults, ({ actor, params, services }) =>
    services.transaction(actor, (tx) => faultsFile(tx, params.id)),
  )

  on(imports.runImport, async (tx, { actor, params }) => {
    await enqueueImportJob(tx, actor, params.id, 'run', runImportJob)
    return shown(tx, actor, params.id)
  })

  on(imports.undoImport, async (tx, { actor, params }) => {
    await enqueueImportJob(tx, actor, params.id, 'undo', undoImportJob)
    return shown(tx, actor, params.id)
  })
}

async function shown(tx: Tx, actor: Actor, id: string) {
  if (!canImport(actor)) throw problem('PERMISSION_DENIED')
  const [row, estates] = [await getImport(tx, id), await estatesOf(tx, id)]
  return presentImport(row, estates, tx.now)
}

/** Another sheet or header row has other columns, so the file is inspected again. */
async function inspectedAgain(
  services: Services,
  actor: Actor,
  id: string,
  change: { sheet?: string | undefined; header_row?: number | undefined },
) {
  const { found, remembered } = await services.transaction(actor, async (tx) => {
    const row = await getImport(tx, id)
    return { found: row, remembered: await rememberedColumns(tx, actor, row.estate_id) }
  })
  if (change.sheet === undefined && change.header_row === undefined) return null
  const sheet = change.sheet ?? found.sheet
  return inspect(await sheetsOfImport(services, id), { sheet, header_row: change.header_row }, remembered)
}
