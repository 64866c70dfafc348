/** One line that was pasted, and what is wrong with it. */
type Line = { text: string; problem?: string | undefined }
type Answer = { created: readonly unknown[]; failed: readonly { index: number; message: string }[] }
type Words = {
  nobody: string
  tooMany: (most: number) => string
  preview: (ready: number, wrong: number) => string
}

/** The lines that are sent. */
export const readyOf = <L extends Line>(lines: readonly L[]) => lines.filter(({ problem }) => !problem)

/** Those that stay when the others were taken: what the server refused, and what was not sent. */
export const leftOf = <L extends Line>(lines: readonly L[], { failed }: Answer): L[] => {
  const sent = readyOf(lines)
  return [...failed.flatMap(({ index }) => sent[index] ?? []), ...lines.filter(({ problem }) => problem)]
}

/** Why none of them can be sent. */
export function checkLines(lines: readonly Line[], most: number, words: Words): string | undefined {
  if (lines.length === 0) return words.nobody
  if (lines.length > most) return words.tooMany(most)
  return readyOf(lines).length === 0 ? words.preview(0, lines.length) : undefined
}
