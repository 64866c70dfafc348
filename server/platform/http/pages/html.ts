import { escapeHtml } from '../../mail/escape-html.ts'

/** Safe markup: its tags are ours and every inserted value was escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** `html\`<b>${name}</b>\``: values are escaped unless they are Html; undefined, null and false give nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, index) => text + write(parts[index])).join(''))
}

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return escapeHtml(String(part))
}
