const TITLES = new Set(
  'mr mrs ms miss dr prof engr arc barr chief alhaji alhaja hajia malam mallam pastor rev sir lady otunba oba prince princess'.split(
    ' ',
  ),
)

/** The name to greet a person by: the first word that is not a title. */
export function firstName(full_name: string): string {
  const words = full_name.trim().split(/\s+/)
  return words.find((word) => !TITLES.has(word.toLowerCase().replace(/\.$/, ''))) ?? words[0] ?? full_name
}
