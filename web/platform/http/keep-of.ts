type Asked = { queryKey: readonly unknown[] }
type Named = Record<string, string>

/**
 * For `placeholderData`: what was shown of a thing stays while something else is asked of it, as its next page. Of another thing nothing
 * stays, which would stand under the name of this one for as long as the line takes.
 */
export const keepOf =
  (thing: Named) =>
  <T>(before: T | undefined, asked?: Asked): T | undefined => {
    const { params, query } = (asked?.queryKey[2] ?? {}) as { params?: Named; query?: Named }
    const said = { ...query, ...params }
    return Object.entries(thing).every(([name, value]) => said[name] === value) ? before : undefined
  }
