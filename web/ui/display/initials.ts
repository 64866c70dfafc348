/** The first letters of the first and the last word; `U` when there is no name. */
export function initialsOf(name: string | null | undefined): string {
  const parts = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const first = parts[0]
  if (!first) return 'U'
  const last = parts.length > 1 ? parts[parts.length - 1] : undefined
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-NG')
}
