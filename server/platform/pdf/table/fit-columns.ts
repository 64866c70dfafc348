/** Width of a rendered text. */
type Measure = (words: string) => number

/** Minimum width of text columns, in points. */
const LEAST_TEXT = 30

/**
 * Column widths in points that fill a page, from the natural widths. If space is short, numbers keep theirs and the
 * longest texts shrink and wrap.
 */
export function fitColumns(wanted: readonly { width: number; end?: boolean }[], room: number): number[] {
  const sum = wanted.reduce((all, { width }) => all + width, 0)
  if (sum <= room) return wanted.map(({ width }) => (width * room) / sum)
  const texts = wanted.filter(({ end }) => !end).map(({ width }) => width)
  let left = room - sum + texts.reduce((all, width) => all + width, 0)
  let most = 0
  for (const [place, width] of texts.toSorted((a, b) => a - b).entries()) {
    most = left / (texts.length - place)
    if (width > most) break
    left -= width
  }
  const widths = wanted.map(({ width, end }) => (end ? width : Math.min(width, Math.max(most, LEAST_TEXT))))
  const taken = widths.reduce((all, width) => all + width, 0)
  return widths.map((width) => (width * room) / taken)
}

/** Wraps text to a width; a longer word is broken. */
export function breakLines(words: string, width: number, measure: Measure): string[] {
  if (measure(words) <= width) return [words]
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (measure(line) > width && line.length > 1) {
      let end = Math.max(1, Math.floor((line.length * width) / measure(line)))
      while (end > 1 && measure(line.slice(0, end)) > width) end--
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return [...lines, line]
}
