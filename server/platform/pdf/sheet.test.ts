import { describe, expect, it } from 'vitest'
import { layersOfInk, textOf } from '../../testing/files/read-pdf.ts'
import { collect, openSheet } from './sheet.ts'

const FORMS = ['NFC', 'NFD'] as const
const FONTS = ['text', 'strong'] as const

/** Yoruba and Igbo letters with a dot below and a tone mark above, and others that occur in names. */
const STACKED = [
  'Ẹ́',
  'Ẹ̀',
  'Ẹ̄',
  'Ọ́',
  'Ọ̀',
  'Ọ̄',
  'Ị́',
  'Ị̀',
  'Ụ́',
  'Ụ̀',
  'ẹ́',
  'ẹ̀',
  'ọ́',
  'ọ̀',
  'ị́',
  'ị̀',
  'ụ́',
  'ụ̀',
  'Ṣ́',
  'É̩',
  'Ẹ̌',
]
const MARKED = [
  'Á',
  'È',
  'Ǹ',
  'Ń',
  'M̀',
  'm̀',
  'N̄',
  'R̃',
  'r̃',
  'Ṅ',
  'Ọ',
  'Ị',
  'Ụ',
  'Ṣ',
  'ṣ',
  'ń',
  'ẹ',
  'ọ',
  'i',
  'Ü',
]
const NAMES = [
  'ỌLÁWÁLÉ',
  'Ẹ̀bùn',
  'Ọ́bẹ̀',
  'Ẹ̀kọ́',
  'Ọ̀ṣun',
  'Chị́nẹ́dù',
  'Chukwuemeka Ọ́kọ̀ńkwọ̀',
  'Ụ́kàńdù',
  'ṢỌ́LÁ ADÉBÁYỌ̀',
  'Ògúnṣọlá Ẹniọlá',
  'Ńnámdí Ézè',
  'M̀ḿ N̄wa R̃aba',
  'Ɓaƙo Ɗanƴaro',
  'Siân Ó Súilleabháin',
  'Μαρία Иван',
  'office flat ffi: ₦1,200.50 · “5−2” × 3…',
]

describe('names in a PDF', () => {
  it.each(FONTS)('%s keeps the mark, the letter and the dot apart', async (font) => {
    for (const form of FORMS) {
      const layersOf = async (letter: string) => layersOfInk(await draw(letter.normalize(form), font, 40))
      for (const letter of STACKED) expect([letter, await layersOf(letter)]).toEqual([letter, 3])
      for (const letter of MARKED) expect([letter, await layersOf(letter)]).toEqual([letter, 2])
    }
  })

  it.each(FONTS)('%s is copied as the name that was given', async (font) => {
    for (const form of FORMS) {
      for (const name of NAMES)
        expect(await textOf(await draw(name.normalize(form), font))).toBe(name.normalize(form))
    }
  })
})

function draw(words: string, font: (typeof FONTS)[number], width = 700): Promise<Uint8Array> {
  const pdf = openSheet({ title: 'A name', made: new Date(0) }, { size: [width, 40], margin: 5 })
  const bytes = collect(pdf)
  pdf.font(font).fontSize(16).text(words, 10, 10)
  pdf.end()
  return bytes
}
