import { addDays, addMonths, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { quickCreateEstate } from '../../domains/estates/estate/quick-create-estate.ts'
import { createImport } from '../../domains/imports/create-import.ts'
import { fileKey, inspect, sheetsOf } from '../../domains/imports/inspect-file.ts'
import { afterRun } from '../../domains/imports/jobs.ts'
import { moveImport } from '../../domains/imports/queries.ts'
import { checkRows } from '../../domains/imports/rows/check-rows.ts'
import { runRows } from '../../domains/imports/rows/run-rows.ts'
import { undoRows } from '../../domains/imports/rows/undo-rows.ts'
import { checkLedger } from '../../domains/ledger/check-ledger.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Services } from '../../platform/services.ts'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { writeWorkbook } from '../../platform/spreadsheets/write-spreadsheet.ts'

const HEADS = [
  'Block',
  'Flat No',
  'Landlord',
  "Landlord's GSM",
  'Tenant',
  'GSM',
  'Rent p.a.',
  'Start',
  'Expiry',
  'Service charge',
  'Bal b/f',
]
const IN_A_BLOCK = 50

export type ImportTimes = {
  rows: number
  read: number
  check: number
  run: number
  undo: number
  sound: boolean
}

/** Milliseconds per step of one import, from the file to the ledger, and whether the ledger balances afterwards. */
export async function timeImport(services: Services, actor: Actor, rows: number): Promise<ImportTimes> {
  const { estate_id } = await services.transaction(actor, (tx) =>
    quickCreateEstate(tx, actor, {
      name: 'Bench Estate',
      address: '1 Bench Road',
      state: 'Lagos',
      lga: 'Ikeja',
      unit_count: 1,
    }),
  )
  const bytes = await writeWorkbook([{ name: 'Units', rows: rentRoll(rows, lagosDay(services.clock.now())) }])
  const id = await services.transaction(
    'system',
    async (tx) =>
      (await tx.selectNoFrom((eb) => eb.fn<string>('uuidv7').as('id')).executeTakeFirstOrThrow()).id,
  )
  const read = await took(async () => {
    const looked = inspect(await sheetsOf(bytes), {}, new Map())
    await services.files.put(fileKey(id), bytes, 'application/octet-stream')
    await services.transaction(actor, (tx) =>
      createImport(tx, actor, { id, estate_id, file_name: 'bench.xlsx', ...looked }),
    )
  })
  const become = (from: 'UPLOADED' | 'CHECKED' | 'DONE', to: 'CHECKING' | 'RUNNING' | 'UNDOING') =>
    services.transaction('system', (tx) => moveImport(tx, id, [from], to))
  await become('UPLOADED', 'CHECKING')
  const check = await took(() => checkRows(services, id))
  await become('CHECKED', 'RUNNING')
  const run = await took(() => runRows(services, id, afterRun))
  const checks = await services.transaction('system', checkLedger)
  await become('DONE', 'UNDOING')
  const undo = await took(() => undoRows(services, id))
  return { rows, read, check, run, undo, sound: checks.every(({ faults }) => faults === 0) }
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started)
}

function rentRoll(rows: number, today: string): Cell[][] {
  const [start, end] = [addMonths(today, -3), addDays(addMonths(today, 9), -1)]
  const phone = (prefix: string, n: number) => `${prefix}${String(n).padStart(7, '0')}`
  return [
    HEADS,
    ...Array.from({ length: rows }, (_, at): Cell[] => {
      const block = Math.floor(at / IN_A_BLOCK)
      return [
        `B${block}`,
        `B${block}-${at}`,
        `Landlord Number${block}`,
        phone('0802', block),
        `Tenant Number${at}`,
        phone('0803', at),
        1_200_000,
        formatDay(start),
        formatDay(end),
        150_000,
        at % 3 === 0 ? 400_000 : null,
      ]
    }),
  ]
}
