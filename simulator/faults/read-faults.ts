import { asList, asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { type ApiFault, apiFaults, singleFaults, type WebhookFault, webhookFaults } from './fault-names.ts'
import type { WantedFaults } from './faults.ts'

/** Reads the control call. A misspelt fault is refused: a test that asks for nothing proves nothing. */
export function readFaults(body: Fields): WantedFaults {
  const known = ['webhooks', 'api', 'slow_seconds', 'faults', 'reference', 'times', 'seconds']
  const stranger = Object.keys(body).find((name) => !known.includes(name))
  if (stranger) throw invalid(`Unknown field: ${stranger}`, 'invalid_params')
  return {
    reference: asText(body.reference) ?? '',
    webhooks: readOne<WebhookFault>('webhooks', body.webhooks, webhookFaults),
    api: readOne<ApiFault>('api', body.api, apiFaults),
    slowSeconds: asNumber(body.slow_seconds),
    single: body.faults === undefined ? undefined : readSingleFaults(asList(body.faults)),
    times: asNumber(body.times),
    seconds: asNumber(body.seconds),
  }
}

export function readSingleFaults(names: string[]): string[] {
  return names.map((name) => readOne('fault', name, singleFaults) ?? '')
}

function readOne<Name extends string>(
  field: string,
  value: unknown,
  names: readonly string[],
): Name | undefined {
  if (value === undefined) return undefined
  const name = asText(value) ?? ''
  if (!names.includes(name)) {
    throw invalid(`Unknown ${field}: ${name}. One of: ${names.join(', ')}`, 'invalid_params')
  }
  return name as Name
}
