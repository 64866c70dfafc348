import { asList, asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { singleFaults, switches, switchNames } from './fault-names.ts'
import type { WantedFaults } from './faults.ts'

/** Reads the control call. A misspelt fault is refused: a test that asks for nothing proves nothing. */
export function readFaults(body: Fields): WantedFaults {
  const known: string[] = [...switchNames, 'slow_seconds', 'faults', 'reference', 'times', 'seconds']
  const stranger = Object.keys(body).find((name) => !known.includes(name))
  if (stranger) throw invalid(`Unknown field: ${stranger}`, 'invalid_params')
  return {
    reference: asText(body.reference) ?? '',
    settings: Object.fromEntries(
      switchNames
        .filter((name) => body[name] !== undefined)
        .map((name) => [name, readOne(name, body[name], switches[name])]),
    ),
    slowSeconds: asNumber(body.slow_seconds),
    single: body.faults === undefined ? undefined : readSingleFaults(asList(body.faults)),
    times: asNumber(body.times),
    seconds: asNumber(body.seconds),
  }
}

export function readSingleFaults(names: string[]): string[] {
  return names.map((name) => readOne('fault', name, singleFaults))
}

function readOne(field: string, value: unknown, names: readonly string[]): string {
  const name = asText(value) ?? ''
  if (!names.includes(name)) {
    throw invalid(`Unknown ${field}: ${name}. One of: ${names.join(', ')}`, 'invalid_params')
  }
  return name
}
