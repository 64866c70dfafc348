/** Markup that is already safe. Only the template below makes it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | null | undefined | false | Piece[]

/** Everything put into the template is escaped, save other markup. Nothing, null and false leave no trace. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: parts }, ...pieces.map(render)))
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(render).join('')
  if (piece === null || piece === undefined || piece === false) return ''
  return escapeHtml(String(piece))
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
}
