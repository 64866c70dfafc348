import { expect, onTestFinished, test } from 'vitest'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { MOST_WAITING, READERS, withReaderSlot } from './reader-slots.ts'

test('files that many send at once are opened a few at a time; who would wait behind too many is told to come again', async () => {
  const paper = await makePdf('Agreement')
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  const flood = Array.from({ length: READERS + MOST_WAITING }, () =>
    withReaderSlot('person', () => gate.promise),
  )

  const busy = { code: 'TOO_MANY_REQUESTS', retryAfter: 10 }
  await expect(readPdf(paper, 'look')).rejects.toMatchObject(busy)
  await expect(readSpreadsheet(Buffer.from('Unit,Rent\nA1,5'))).rejects.toMatchObject(busy)
  const later = readPdf(paper, 'read') // background reads have their own queue

  gate.resolve()
  await Promise.all(flood)
  expect(await later).toMatchObject({ pages: 1 })
  expect(await readPdf(paper, 'look')).toMatchObject({ pages: 1 })
})
