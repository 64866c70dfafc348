import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'

export type TypedValue = { amount: TypedAmount } | { text: string } | { number: string } | { yes: boolean }

/** Converts the values to the call's body, without empty or invalid ones. */
export function sentValues(
  typed: Readonly<Record<string, TypedValue>>,
): Record<string, string | number | boolean> {
  const said: Record<string, string | number | boolean> = {}
  for (const [key, value] of Object.entries(typed)) {
    const sent = sentValue(value)
    if (sent !== undefined) said[key] = sent
  }
  return said
}

function sentValue(value: TypedValue): string | number | boolean | undefined {
  if ('yes' in value) return value.yes
  if ('amount' in value) return koboIn(value.amount) ?? undefined
  if ('number' in value) return /^-?\d+(\.\d+)?$/.test(value.number.trim()) ? Number(value.number) : undefined
  return value.text.trim() || undefined
}
