import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { textOf } from '../../../testing/files/read-pdf.ts'
import { drawMarks, type PageMark } from './draw-marks.ts'

const engine = PDFiumLibrary.init()
const WHERE = { page: 1, x: 600, y: 100, width: 300, height: 60 }
const DRAWING = { ...WHERE, kind: 'DRAWN', value: 'M0 0 L320 148 M0 148 L320 0' } as const

/** A rotated and cropped page with these marks. */
async function marked(turn: number, marks: readonly PageMark[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([500, 700])
  page.setCropBox(50, 100, 400, 500)
  page.setRotation(degrees(turn))
  await drawMarks(pdf, marks, new Date('2026-11-20T10:00:00Z'))
  return pdf.save()
}

async function look(pdf: Uint8Array) {
  const opened = await (await engine).loadDocument(pdf)
  const page = opened.getPage(0)
  const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' })
  opened.destroy()
  const ink = Array.from({ length: width * height }, (_, at) => at).filter(
    (at) => (data[at * 4] ?? 255) < 200,
  )
  const across = ink.map((at) => ((at % width) / width) * 1_000)
  const down = ink.map((at) => (Math.floor(at / width) / height) * 1_000)
  const ends = (of: number[]) => [of.reduce((a, b) => Math.min(a, b)), of.reduce((a, b) => Math.max(a, b))]
  return { across: ends(across), down: ends(down) }
}

test.each([0, 90, 180, 270, -90])(
  'on a page that is turned by %i and cut, a mark lies where the page was seen',
  async (turn) => {
    const { across, down } = await look(await marked(turn, [DRAWING]))
    for (const [found, from, to] of [
      [across, WHERE.x, WHERE.x + WHERE.width],
      [down, WHERE.y, WHERE.y + WHERE.height],
    ] as const) {
      expect(found[0]).toBeGreaterThanOrEqual(from - 8)
      expect(found[1]).toBeLessThanOrEqual(to + 8)
    }
  },
)

test('a photo of a signature lies in its place, as wide for its height as it was', async () => {
  const black = { create: { width: 200, height: 100, channels: 3 as const, background: '#000' } }
  const value = (await sharp(black).jpeg().toBuffer()).toString('base64')
  const { across, down } = await look(await marked(0, [{ ...WHERE, kind: 'UPLOADED', value }]))
  const [width, height] = [
    ((across[1] ?? 0) - (across[0] ?? 0)) * 0.4,
    ((down[1] ?? 0) - (down[0] ?? 0)) * 0.5,
  ]
  expect(width / height).toBeCloseTo(2, 0)
  expect(across[0]).toBeGreaterThanOrEqual(WHERE.x - 4)
  expect(down[1]).toBeLessThanOrEqual(WHERE.y + WHERE.height + 4)
})

test('a long name with its tone marks is made small enough for its place, and no letter of it is lost', async () => {
  const value = 'Olúwaṣeun Adébáyọ̀ Ẹ́niọlá Ọ̀ṣúnbùnmi Nwáchukwu-Dokubo'
  const pdf = await marked(0, [{ ...WHERE, kind: 'TYPED', value }])
  const [text, { across }] = [await textOf(pdf), await look(pdf)]
  expect(text.normalize('NFC').replace(/\s/g, '')).toBe(value.normalize('NFC').replace(/\s/g, ''))
  expect(across[1]).toBeLessThanOrEqual(WHERE.x + WHERE.width + 4)
})

test('the same marks give the same bytes', async () => {
  const drawn = await Promise.all(
    [1, 2].map(() => marked(0, [{ ...WHERE, kind: 'TEXT', value: '₦1,200,000' }])),
  )
  const [one, two] = drawn.map((bytes) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/\/(CreationDate|ModDate) \(.*?\)/g, ''),
  )
  expect(one).toBe(two)
})
