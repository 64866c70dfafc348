import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { lagosDay } from '@gida/contract/shared/dates'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { makeReportFile } from '../reports/make-report-file.ts'
import { sweepReportFiles } from '../reports/sweep-report-files.ts'
import type { ReportRow } from './reports/report-rows.ts'
import { writeCsv } from './reports/write-csv.ts'
import { writePdf } from './reports/write-pdf.ts'
import { writeXlsx } from './reports/write-xlsx.ts'

const world = useWorld()
let flat: LetFlat
let foreign: LetFlat
beforeAll(async () => {
  flat = await letFlat(world)
  foreign = await letFlat(world)
  await begin(flat, 45_000_000, true)
  await begin(flat, 1_000_050, false)
  await begin(foreign, 2_000_000, true)
})

async function begin({ tenant, unit_id }: LetFlat, amount: number, isPaid: boolean): Promise<void> {
  const begun = await tenant.post(
    '/payments/initialize',
    { amount, transaction_type: 'RENT_PAYMENT', property_unit_id: unit_id },
    { 'idempotency-key': `begin-${unit_id}-${amount}` },
  )
  if (!isPaid) return
  await payerAt(world.services.config.provider).pays(begun.json().reference)
  await tenant.post('/payments/verify', { reference: begun.json().reference })
}

const report = (query: string, who = flat.manager) => who.get(`/payments/reports?${query}`)
const day = () => lagosDay(world.services.clock.now())

test('a CSV file has the actor’s own payments, their day and amount as Nigerians write them, and a total', async () => {
  const answer = await report('format=csv')
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.headers['content-disposition']).toMatch(/gida-payments-.*\.csv/)
  const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('Begun,Paid on,Reference,Receipt,Tenant,Unit,Type,Way,Status,Amount (₦)')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^\d{1,2} \w{3} \d{4},\d{1,2} \w{3} \d{4},.*,Rent,.*,Completed,"450,000.00"$/)
  expect(lines[2]).toMatch(/,Pending,"10,000.50"$/)
  expect(lines[3]).toBe('"Total received (completed), of 2 payments listed",,,,,,,,,"450,000.00"')
})

test('it is narrowed by days, estate, type and state', async () => {
  const rowsOf = async (query: string) => (await report(query)).body.trim().split('\r\n').length - 2
  expect(await rowsOf('status=PENDING')).toBe(1)
  expect(await rowsOf('type=SERVICE_CHARGE')).toBe(0)
  expect(await rowsOf(`from=${day()}&to=${day()}&estate_id=${flat.estate_id}`)).toBe(2)
  expect(await rowsOf('from=2020-01-01&to=2020-01-31')).toBe(0)
  expect((await report('from=2026-02-01&to=2026-01-01')).json().code).toBe('VALIDATION_ERROR')
  expect((await report(`estate_id=${foreign.estate_id}`)).statusCode).toBe(404)
  expect((await report('format=doc')).statusCode).toBe(400)
})

test('a landlord’s has their own; a tenant and an agent have none', async () => {
  expect((await report('', flat.landlord)).body.trim().split('\r\n')).toHaveLength(4)
  expect((await report('', flat.tenant)).statusCode).toBe(403)
  expect((await report('', await signedIn(world, 'PROPERTY_MANAGER'))).statusCode).toBe(403)
})

test('a workbook holds amounts as numbers, and opens', async () => {
  const answer = await report('format=xlsx')
  const { sheets } = await readXlsx(answer.rawPayload)
  const rows = sheets[0]?.rows ?? []
  expect(rows[0]?.at(-1)).toBe('Amount (₦)')
  expect(rows[2]?.at(-1)).toBe(10_000.5)
  expect(rows.at(-1)?.at(-1)).toBe(450_000)
})

test('a PDF has a page for every so many rows', async () => {
  const answer = await report('format=pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const many = await buffer(writePdf(rowsLike(100), HEAD))
  expect(pagesOf(many)).toBe(4)
})

test('a long PDF is whole, and is drawn no faster than it is taken', async () => {
  expect(pagesOf(await buffer(writePdf(rowsLike(1_100), HEAD)))).toBe(37)
  let read = 0
  const slow = writePdf(
    counted(rowsLike(20_000), () => read++),
    HEAD,
  )
  await once(slow, 'readable')
  slow.read()
  expect(read).toBeLessThanOrEqual(5_000)
  slow.destroy()
  await once(slow, 'close')
})

test('two PDFs are drawn at once; who comes third is told, until one is done or its reader has left', async () => {
  const begun = [writePdf(rowsLike(20_000), HEAD), writePdf(rowsLike(20_000), HEAD)]
  await Promise.all(begun.map((one) => once(one, 'readable')))
  const refused = await report('format=pdf')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  begun[0]?.destroy()
  await once(begun[0] as Readable, 'close')
  expect((await report('format=pdf')).statusCode).toBe(200)
  begun[1]?.destroy()
  await once(begun[1] as Readable, 'close')
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

async function* counted<T>(rows: AsyncIterable<T>, count: () => void): AsyncGenerator<T> {
  for await (const row of rows) {
    count()
    yield row
  }
}

test('a name that a spreadsheet would run as a formula is a text', async () => {
  const name = '=HYPERLINK("http://x";"pay")'
  const csv = (await buffer(writeCsv(rowsLike(1, name)))).toString()
  expect(csv).toContain(`"'=HYPERLINK(""http://x"";""pay"")"`)
  const { sheets } = await readXlsx(await buffer(writeXlsx(rowsLike(1, name))))
  expect(sheets[0]?.rows[1]?.[4]).toBe(name)
})

test('a sign that no XML holds does not keep a workbook from being opened', async () => {
  const { sheets } = await readXlsx(await buffer(writeXlsx(rowsLike(1, 'Ada\uFFFF Obi'))))
  expect(sheets[0]?.rows[1]?.[4]).toBe('Ada Obi')
})

describe('a report that is too long to wait for', () => {
  const ask = async (body: object = {}, who = flat.manager) => {
    const answer = await who.post('/analytics/reports', { report: 'PAYMENTS', ...body })
    expect(answer.statusCode).toBe(202)
    return answer.json<ReportFile>()
  }
  const look = async (id: string) => (await flat.manager.get(`/analytics/reports/${id}`)).json<ReportFile>()
  const download = (id: string, who = flat.manager) => who.get(`/analytics/reports/${id}/download`)
  const cancel = (id: string) => flat.manager.post(`/analytics/reports/${id}/cancel`)
  let files: FileStore
  beforeAll(() => {
    files = world.services.files
  })

  test('is made while nobody waits, told of, and fetched as often as one likes', async () => {
    const { id, status } = await ask({ estate_id: flat.estate_id })
    expect(status).toBe('WAITING')
    expect((await download(id)).json().code).toBe('ILLEGAL_STATE')
    await world.work()
    expect(await look(id)).toMatchObject({ status: 'READY', rows_done: 2, rows_expected: 2, failure: null })
    await makeReportFile.run(world.services, { report_file_id: id }) // as if a worker died before marking it as done
    const direct = await report(`estate_id=${flat.estate_id}`)
    for (const fetched of [await download(id), await download(id)]) {
      expect(fetched.body).toBe(direct.body)
      expect(fetched.headers['content-disposition']).toBe(direct.headers['content-disposition'])
    }
    const told = (await flat.manager.get('/communication/notifications')).json().data
    expect(told[0]).toMatchObject({ title: 'Your report is ready', actionUrl: '/dashboard/reports' })
  })

  test('holds what whoever asked for it sees, and is nobody else’s', async () => {
    const { id } = await ask({ format: 'xlsx' }, foreign.landlord)
    await world.work()
    const { sheets } = await readXlsx((await download(id, foreign.landlord)).rawPayload)
    expect(sheets[0]?.rows).toHaveLength(3)
    expect((await download(id)).statusCode).toBe(404)
    expect((await cancel(id)).statusCode).toBe(404)
    expect(
      (
        await flat.manager.post('/analytics/reports', { report: 'PAYMENTS', estate_id: foreign.estate_id })
      ).json().code,
    ).toBe('ESTATE_NOT_FOUND')
  })

  test('asked for twice at once is made once, and anew once it is ready', async () => {
    const body = { from: '1970-01-01', to: '2100-12-31', format: 'pdf' }
    const [one, other] = await Promise.all([ask(body), ask(body)])
    expect(other.id).toBe(one.id)
    await world.work()
    expect((await ask(body)).id).not.toBe(one.id)
    const refused = await flat.manager.post('/analytics/reports', { report: 'PAYMENTS', from: '0999-01-01' })
    expect(refused.json().code).toBe('VALIDATION_ERROR')
  })

  test('is cancelled before it begins or while it is made, and leaves no file', async () => {
    const early = await ask({ status: 'FAILED' })
    expect((await cancel(early.id)).json().status).toBe('CANCELLED')
    const late = await ask({ status: 'PENDING' })
    const put = files.putStream
    const making = vi.spyOn(files, 'putStream').mockImplementation(async (...given) => {
      await cancel(late.id)
      return put(...given)
    })
    await world.work()
    expect(making).toHaveBeenCalledTimes(1)
    making.mockRestore()
    for (const { id } of [early, late]) {
      expect((await look(id)).status).toBe('CANCELLED')
      expect(await files.get(`reports/${id}`)).toBeNull()
      expect((await cancel(id)).json().code).toBe('ILLEGAL_STATE')
    }
  })

  test('that could not be made says so, and can be asked for again', async () => {
    const { id, wanted } = await ask({ type: 'RENT_PAYMENT' })
    const making = vi.spyOn(files, 'putStream').mockRejectedValueOnce(new Error('The disk is full.'))
    await world.work()
    making.mockRestore()
    expect(await look(id)).toMatchObject({
      status: 'FAILED',
      failure: 'It stopped while it was being made. Try again.',
    })
    const again = await ask(wanted)
    await world.work()
    expect((await look(again.id)).status).toBe('READY')
  })

  test('is forgotten with its file when its days are over', async () => {
    const { id } = await ask({ to: day() })
    await world.work()
    await withClient(world.ownerUrl, (owner) =>
      owner.query(`update report_file set finished_at = finished_at - interval '8 days' where id = $1`, [id]),
    )
    await sweepReportFiles(world.services)
    expect((await download(id)).statusCode).toBe(404)
    expect(await files.get(`reports/${id}`)).toBeNull()
    expect((await flat.manager.get('/analytics/reports')).json().data.length).toBeGreaterThan(0)
  })
})

const HEAD = {
  title: 'Payments',
  estate: null,
  made_at: new Date('2026-11-22T10:00:00Z'),
  scope: { from: '2026-01-01', to: '2026-11-22', parts: [] },
}

async function* rowsLike(count: number, tenant_name = 'Adébáyọ̀ Ògúnlésì'): AsyncGenerator<ReportRow> {
  for (let i = 0; i < count; i++) {
    yield {
      id: String(i),
      created_at: HEAD.made_at,
      payment_date: null,
      reference: `GIDA-${i}`,
      receipt_number: null,
      tenant_name,
      unit_label: 'Flat B4, Palmgrove Court',
      transaction_type: 'RENT_PAYMENT',
      channel: 'CARD',
      status: 'PENDING',
      amount: 12_345,
    }
  }
}

test('payments of a property and of a tenant are pages, and foreign ones are not there', async () => {
  const { property_id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('unit').select('property_id').where('id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  for (const path of [`properties/${property_id}`, `tenants/${flat.tenant.id}`]) {
    const page = (await flat.manager.get(`/payments/${path}/transactions?limit=1`)).json()
    expect(page.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 })
    expect(page.data[0].amount).toBe(1_000_050)
    expect((await foreign.manager.get(`/payments/${path}/transactions`)).statusCode).toBe(404)
    expect((await foreign.tenant.get(`/payments/${path}/transactions`)).statusCode).toBe(404)
    expect((await flat.tenant.get(`/payments/${path}/transactions`)).json().data).toHaveLength(2)
    const amounts = async (sort: string) =>
      (await flat.manager.get(`/payments/${path}/transactions?sort=${sort}`))
        .json()
        .data.map(({ amount }: { amount: number }) => amount)
    const rising = await amounts('amount')
    expect(rising).toEqual(rising.toSorted((one: number, other: number) => one - other))
    expect(await amounts('-amount')).toEqual(rising.toReversed())
    expect(await amounts('created_at')).toEqual((await amounts('-created_at')).toReversed())
  }
})
