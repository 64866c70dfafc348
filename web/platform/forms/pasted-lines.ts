/** A pasted line, with its error if it has one. */
export type PastedLine = { text: string; problem?: string | undefined }
/** The result by line; `index` is the position among the lines that were sent. */
export type SentLines = { created: readonly unknown[]; failed: readonly { index: number; message: string }[] }
type Words = {
  nobody: string
  tooMany: (most: number) => string
  preview: (ready: number, wrong: number) => string
}

/** The valid lines, which are sent. */
export const readyOf = <L extends PastedLine>(lines: readonly L[]) => lines.filter(({ problem }) => !problem)

/** The lines that remain afterwards: those the server refused, and those that were invalid and not sent. */
export const leftOf = <L extends PastedLine>(lines: readonly L[], { failed }: SentLines): L[] => {
  const sent = readyOf(lines)
  return [...failed.flatMap(({ index }) => sent[index] ?? []), ...lines.filter(({ problem }) => problem)]
}

/** The error that keeps the form from being sent, if any. */
export function checkLines(lines: readonly PastedLine[], most: number, words: Words): string | undefined {
  if (lines.length === 0) return words.nobody
  if (lines.length > most) return words.tooMany(most)
  return readyOf(lines).length === 0 ? words.preview(0, lines.length) : undefined
}
