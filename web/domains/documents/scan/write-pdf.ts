import type { Size } from './corners.ts'

export type Picture = Size & { readonly jpeg: Uint8Array<ArrayBuffer> }

/** In PDF points. */
const A4 = { short: 595, long: 842 }
const WITHIN = 'q %s cm /Picture Do Q'

/** A PDF (1.4) of JPEG pictures, each scaled to fit an A4 page of the same orientation. */
export function writePdf(pictures: readonly Picture[]): Uint8Array<ArrayBuffer> {
  const file = new PdfFile()
  const pages = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  file.add('<</Type/Catalog/Pages 2 0 R>>')
  file.add(`<</Type/Pages/Kids[${pages}]/Count ${pictures.length}>>`)
  for (const { jpeg, width, height } of pictures) {
    const [across, down] = width > height ? [A4.long, A4.short] : [A4.short, A4.long]
    const size = Math.min(across / width, down / height)
    const placed = [
      width * size,
      0,
      0,
      height * size,
      (across - width * size) / 2,
      (down - height * size) / 2,
    ]
    const number = file.count + 1
    file.add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Contents ${number + 1} 0 R/Resources<</XObject<</Picture ${number + 2} 0 R>>>>>>`,
    )
    file.addStream('', bytesOf(WITHIN.replace('%s', placed.map((part) => part.toFixed(2)).join(' '))))
    file.addStream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      jpeg,
    )
  }
  return file.close()
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Writes numbered objects and their cross-reference table. */
class PdfFile {
  readonly #parts: Uint8Array[] = []
  readonly #begins: number[] = []
  #length = 0

  constructor() {
    this.#write('%PDF-1.4\n')
  }
  get count(): number {
    return this.#begins.length
  }
  add(text: string): void {
    this.#begin()
    this.#write(`${text}\nendobj\n`)
  }
  addStream(said: string, bytes: Uint8Array): void {
    this.#begin()
    this.#write(`<<${said}/Length ${bytes.length}>>\nstream\n`)
    this.#put(bytes)
    this.#write('\nendstream\nendobj\n')
  }
  close(): Uint8Array<ArrayBuffer> {
    const table = this.#length
    const size = this.count + 1
    const rows = this.#begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
    this.#write(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`)
    this.#write(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)
    const whole = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
  #begin(): void {
    this.#begins.push(this.#length)
    this.#write(`${this.count} 0 obj\n`)
  }
  #write(text: string): void {
    this.#put(bytesOf(text))
  }
  #put(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.#length += bytes.length
  }
}
