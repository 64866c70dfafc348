/** One line that was pasted, and what is wrong with it. */
export type PastedLine = { text: string; problem?: string | undefined }
/** Which of them were taken, by their place among those that were sent. */
export type SentLines = { created: readonly unknown[]; failed: readonly { index: number; message: string }[] }
type Words = {
  nobody: string
  tooMany: (most: number) => string
  preview: (ready: number, wrong: number) => string
}

/** The lines that are sent. */
export const readyOf = <L extends PastedLine>(lines: readonly L[]) => lines.filter(({ problem }) => !problem)

/** Those that stay when the others were taken: what the server refused, and what was not sent. */
export const leftOf = <L extends PastedLine>(lines: readonly L[], { failed }: SentLines): L[] => {
  const sent = readyOf(lines)
  return [...failed.flatMap(({ index }) => sent[index] ?? []), ...lines.filter(({ problem }) => problem)]
}

/** Why none of them can be sent. */
export function checkLines(lines: readonly PastedLine[], most: number, words: Words): string | undefined {
  if (lines.length === 0) return words.nobody
  if (lines.length > most) return words.tooMany(most)
  return readyOf(lines).length === 0 ? words.preview(0, lines.length) : undefined
}
