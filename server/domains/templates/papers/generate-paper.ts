import type { GeneratePaper } from '@gida/contract/domains/templates/template'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { renderInWorker } from '../../../platform/pdf/render-worker.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { uploadDocument } from '../../documents/index.ts'
import type { DrawnPaper, PaperToDraw } from './paper-to-draw.ts'
import { type PreparedPaper, preparePaper } from './prepare-paper.ts'

const draw = renderInWorker<PaperToDraw, DrawnPaper>(new URL('./paper-render-worker.ts', import.meta.url))

/** Makes a document from a template and files it. Refused if a value is missing. */
export async function generatePaper(
  services: Services,
  actor: Actor,
  id: string,
  { format, name, client_id, ...wanted }: GeneratePaper,
  { isSpared = false, version }: { isSpared?: boolean; version?: number } = {},
): Promise<{ id: string; is_new: boolean }> {
  const { paper, now } = await services.transaction(actor, async (tx) => ({
    paper: await preparePaper(tx, actor, id, wanted, version),
    now: tx.now,
  }))
  refuseBlanks(paper)
  const content = JSON.stringify({ language: 'en', clauses: paper.clauses, values: paper.values })
  const title = name ?? paper.template.name
  const foot = `${paper.template.name}, version ${paper.template.version} · ${sha256(content).toString('hex').slice(0, 12)}`
  const { bytes, pages } = await drawPaper({ format, title, foot, clauses: paper.clauses, made: now })
  const file = {
    bytes,
    pages,
    content_type: FILE_TYPES[format],
    extension: format,
    has_programs: false,
    preview: null,
  }
  return uploadDocument(
    services,
    actor,
    { name: `${title}.${format}`, bytes },
    {
      ...placeOf(paper, wanted),
      document_type: paper.document_type,
      name: title,
      description: '',
      client_id,
    },
    {
      along: (tx, document_id) =>
        insertPaper(tx, actor, { document_id, paper, content, sha256: sha256(bytes) }),
      isSpared,
      drawn: file,
    },
  )
}

/** Renders a document in a worker thread. */
export async function drawPaper(paper: PaperToDraw): Promise<{ bytes: Buffer; pages: number | null }> {
  const { bytes, pages } = await draw(paper)
  return { bytes: Buffer.from(bytes), pages }
}

export function refuseBlanks({ missing }: Pick<PreparedPaper, 'missing'>): void {
  if (missing.length === 0) return
  throw problem('MISSING_VARIABLES', {
    keys: missing.map(({ key }) => key),
    variables: missing.map(({ key, label, type }) => ({ key, label, type })),
  })
}

const placeOf = (
  { estate_id }: PreparedPaper,
  { lease_id, unit_id }: Pick<GeneratePaper, 'lease_id' | 'unit_id'>,
) =>
  lease_id !== undefined
    ? { related_entity_type: 'lease' as const, related_entity_id: lease_id }
    : unit_id !== undefined
      ? { related_entity_type: 'unit' as const, related_entity_id: unit_id }
      : { related_entity_type: 'estate' as const, related_entity_id: estate_id }

type Made = { document_id: string; paper: PreparedPaper; content: string; sha256: Buffer }

async function insertPaper(
  tx: Tx,
  actor: Actor,
  { document_id, paper, content, sha256 }: Made,
): Promise<void> {
  const { id: template_id, version } = paper.template
  await tx
    .insertInto('template_paper')
    .values({ document_id, template_id, version, content, sha256, made_by: actor.user_id })
    .execute()
}
