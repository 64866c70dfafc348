import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { RequestBundle } from '@gida/contract/domains/evidence/bundle'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { formatNaira } from '@gida/contract/shared/money'
import { Problem } from '../../../platform/errors/problem.ts'
import { streamZip } from '../../../platform/files/stream-zip.ts'
import { renderInWorker } from '../../../platform/pdf/render-worker.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256Hex } from '../../../platform/sha256.ts'
import type { LeaseRow } from '../../leases/index.ts'
import { bundleKey } from '../bundle-queries.ts'
import type { Exhibit } from '../sources/source.ts'
import { certificateDraft } from './certificate.ts'
import type { DrawnBundle, Line, Manifest, NumberedExhibit } from './manifest.ts'
import { stageExhibit } from './stage.ts'

const draw = renderInWorker<Manifest, DrawnBundle>(new URL('./bundle-render-worker.ts', import.meta.url))
/** Total size of all originals, which are stored on the local disk meanwhile. */
const MOST_BYTES = 500_000_000
const PDF_NAME = 'Evidence bundle.pdf'
const LIST_NAME = 'SHA256SUMS.txt'

type Of = {
  id: string
  lease: LeaseRow
  wanted: RequestBundle
  who: string
  exhibits: readonly Exhibit[]
  tell(done: number): Promise<void>
}
export type Written = {
  pdf: { sha256: Buffer; size: number }
  zip: { sha256: Buffer; size: number }
  list_sha256: string
  pages: number
  slips: string[]
}

/** Writes both files to the store. Deterministic. */
export async function writeBundle(services: Services, of: Of): Promise<Written> {
  const folder = await mkdtemp(join(tmpdir(), 'gida-evidence-'))
  try {
    const exhibits = await stageAll(folder, of)
    const parts = exhibits.flatMap(({ parts }) => parts)
    const list = parts.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('')
    await writeFile(join(folder, LIST_NAME), list)
    const out = join(folder, PDF_NAME)
    const manifest = manifestOf(services, of, { exhibits, list: sha256Hex(list), out })
    const drawn = await draw(manifest)
    const names = [...parts.map(({ name }) => name), PDF_NAME, LIST_NAME].sort()
    const zip = streamZip(names.map((name) => ({ name, read: () => readFile(join(folder, name)) })))
    return {
      pdf: await keep(services, of.id, 'pdf', createReadStream(out)),
      zip: await keep(services, of.id, 'zip', zip),
      ...{ list_sha256: manifest.list, ...drawn },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function stageAll(folder: string, { exhibits, tell }: Of): Promise<NumberedExhibit[]> {
  const staged: NumberedExhibit[] = []
  let bytes = 0
  for (const [index, exhibit] of exhibits.entries()) {
    const one = await stageExhibit(folder, `A${index + 1}`, exhibit)
    for (const { size } of one.parts) bytes += size
    if (bytes > MOST_BYTES)
      throw new Problem('ILLEGAL_STATE', {
        message: 'Together the originals are larger than 500 MB. Choose fewer of them.',
      })
    staged.push(one)
    await tell(index + 1)
  }
  return staged
}

type Drawn = { exhibits: NumberedExhibit[]; list: string; out: string }

function manifestOf(services: Services, { lease, wanted, who, exhibits }: Of, drawn: Drawn): Manifest {
  const lines: Line[] = exhibits
    .flatMap(({ lines }, index) =>
      lines.map(({ at, words }) => ({ at: at.toISOString(), words, number: `A${index + 1}` })),
    )
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const made = lines.at(-1)?.at ?? lease.created_at.toISOString()
  const [from, to] = [lease.start_date, lagosDay(new Date(made))]
  const host = new URL(services.config.http.publicUrl).host
  const files = drawn.exhibits.flatMap(({ parts }) => parts).length
  return {
    ...drawn,
    ...{ title: wanted.title, claim: wanted.claim, lines, made },
    facts: [
      ['Tenancy', `${lease.unit_name}, ${lease.estate_name}`],
      ['Tenant', lease.tenant_name],
      ['Term', `${formatDay(lease.start_date)} to ${formatDay(lease.end_date)}`],
      ['Record up to', formatDay(to)],
      ...(wanted.claim_amount ? [['Claimed', formatNaira(wanted.claim_amount)] as [string, string]] : []),
      ...ledgerDays(wanted),
      ['Exhibits', `A1 to A${drawn.exhibits.length}, ${files} originals`],
      ['Made by', who],
      ['Made with', `Gida at ${host}`],
      ['Hash list', drawn.list],
    ],
    certificate: certificateDraft({
      ...{ host, who, title: wanted.title, files, list: drawn.list },
      ...{ from: from < to ? from : to, to },
    }),
  }
}

function ledgerDays({ from, to }: RequestBundle): [string, string][] {
  if (!from && !to) return []
  const days = [from && `from ${formatDay(from)}`, to && `up to ${formatDay(to)}`]
  return [['Ledger', days.filter(Boolean).join(' ')]]
}

/** Streams a file to the store while calculating its hash. */
async function keep(
  services: Services,
  id: string,
  format: 'pdf' | 'zip',
  bytes: AsyncIterable<Buffer>,
): Promise<{ sha256: Buffer; size: number }> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const part of bytes) {
      hash.update(part)
      yield part
    }
  }
  const size = await services.files.putStream(
    bundleKey(id, format),
    Readable.from(hashed(), { objectMode: false }),
    FILE_TYPES[format],
  )
  return { sha256: hash.digest(), size }
}
