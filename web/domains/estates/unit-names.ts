/** `A1, A2` or one a line → names; what is blank is left out. */
export const readUnitNames = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((name) => name.trim())
    .filter(Boolean)

/** The first name that is there twice. */
export function repeatedName(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.size === seen.add(name.toLowerCase()).size)
}
