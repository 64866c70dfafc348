import { isTitle } from '../../../platform/names/name-words.ts'

/** The name to greet a person with: the first word that is not a title. */
export function firstName(full_name: string): string {
  const words = full_name.trim().split(/\s+/)
  return words.find((word) => !isTitle(word)) ?? words[0] ?? full_name
}
