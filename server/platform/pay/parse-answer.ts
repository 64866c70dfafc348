import { formatNaira } from '@gida/contract/shared/money'
import { type ProviderFacts, ProviderMismatch } from './provider.ts'

/** Throws ProviderMismatch if an answer is about something else than was asked. Omitted fields are accepted, differing ones are not. */
export function parseAnswer(asked: ProviderFacts, came: ProviderFacts): void {
  const differs = Object.entries(asked).some(
    ([name, value]) => isSaid(value) && isSaid(came[name]) && String(came[name]) !== String(value),
  )
  if (!differs) return
  throw new ProviderMismatch(
    `The payment provider was asked about ${inWords(asked)}, and answered about ${inWords(came)}. That answer was not booked.`,
    came,
  )
}

const isSaid = (value: ProviderFacts[string]) => value !== null && value !== undefined

const inWords = (said: ProviderFacts) =>
  Object.entries(said)
    .filter(([, value]) => isSaid(value))
    .map(([name, value]) => `${name} ${name === 'amount' ? formatNaira(Number(value)) : value}`)
    .join(', ')
