type QueryLike = { queryKey: readonly unknown[] }
type Named = Record<string, string>

/**
 * For `placeholderData`: keeps the previous data while another page or filter of the same thing loads. Data of another thing is dropped: it
 * would be shown under the wrong name until the answer comes.
 */
export const keepPrevious =
  (thing: Named) =>
  <T>(before: T | undefined, asked?: QueryLike): T | undefined => {
    const { params, query } = (asked?.queryKey[2] ?? {}) as { params?: Named; query?: Named }
    const said = { ...query, ...params }
    return Object.entries(thing).every(([name, value]) => said[name] === value) ? before : undefined
  }
