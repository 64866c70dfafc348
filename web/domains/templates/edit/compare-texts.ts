export type ComparedLine = { before: string | null; after: string | null }

/** A side-by-side line diff: equal lines share a row, changed ones face each other. */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const [left, right] = [before.split('\n'), after.split('\n')]
  const common = commonLengths(left, right)
  const rows: ComparedLine[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const flush = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at++)
      rows.push({ before: gone[at] ?? null, after: come[at] ?? null })
    ;[gone, come] = [[], []]
  }
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [one, other] = [left[i], right[j]]
    if (one !== undefined && one === other) {
      flush()
      rows.push({ before: one, after: one })
      i++
      j++
    } else if (
      other === undefined ||
      (one !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      gone.push(one ?? '')
      i++
    } else {
      come.push(other)
      j++
    }
  }
  flush()
  return rows.filter((row) => row.before !== '' || row.after !== '')
}

/** Lengths of the longest common subsequence of both remainders, by position. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[]
      row[j] =
        left[i] === right[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}
