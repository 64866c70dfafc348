import { asFields, asText, parseJson } from '../http/loose-values.ts'
import type { Transaction } from '../transactions/transaction.ts'

/** Where the browser goes when it is done here: the callback, told of which payment it was. */
export function callbackAddress(transaction: Transaction): string | undefined {
  const url = webAddress(transaction.callback_url)
  if (!url) return undefined
  url.searchParams.set('trxref', transaction.reference)
  url.searchParams.set('reference', transaction.reference)
  return url.href
}

/** Where Cancel leads: what the metadata names for it, else the callback, with nothing paid. */
export function cancelAddress(transaction: Transaction): string | undefined {
  return cancelAction(transaction)?.href ?? callbackAddress(transaction)
}

/** The foreign origins this page's forms may end at. */
export function returnOrigins(transaction: Transaction): string[] {
  const addresses = [webAddress(transaction.callback_url), cancelAction(transaction)]
  return [...new Set(addresses.flatMap((url) => (url ? [url.origin] : [])))]
}

function cancelAction(transaction: Transaction): URL | undefined {
  return webAddress(asFields(parseJson(transaction.metadata ?? '')).cancel_action)
}

/** Only http and https: anything else could run script or open a program. */
function webAddress(value: unknown): URL | undefined {
  const url = URL.parse(asText(value) ?? '')
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}
