import { expect } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { writeCsv, writeWorkbook } from '../../platform/spreadsheets/write-spreadsheet.ts'
import type { Person } from '../people/people.ts'
import type { World } from '../world.ts'

/** Posts a form with one file, as a browser does. */
export async function sendFile(
  world: World,
  by: Person,
  path: string,
  file: { bytes: Uint8Array; name: string; field?: string },
  fields: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(file.field ?? 'file', new File([new Uint8Array(file.bytes)], file.name))
  const request = new Request('http://test', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

type Into = { estate_id?: string; name?: string }

/** Uploads rows as a workbook, or as CSV if the name says so; returns the import. */
export async function importRows(world: World, by: Person, rows: readonly Cell[][], into: Into = {}) {
  const name = into.name ?? 'rent roll.xlsx'
  const bytes = name.endsWith('.csv') ? writeCsv(rows) : await writeWorkbook([{ name: 'Units', rows }])
  const fields: Record<string, string> = into.estate_id ? { estate_id: into.estate_id } : {}
  const answer = await sendFile(world, by, '/imports', { bytes, name }, fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

/** Uploads and validates rows; returns the import afterwards. */
export async function checkedRows(world: World, by: Person, rows: readonly Cell[][], into: Into = {}) {
  const { id } = await importRows(world, by, rows, into)
  const asked = await by.post(`/imports/${id}/check`)
  expect(asked.statusCode, asked.body).toBe(202)
  await world.work()
  return (await by.get(`/imports/${id}`)).json()
}
