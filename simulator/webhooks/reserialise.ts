/**
 * The same JSON in another spelling: `\/`, escaped letters, `100.0`. Whoever signs what they parsed instead of
 * what arrived gets another signature, as with the real provider.
 */
export function reserialise(json: string): string {
  return json
    .replaceAll('/', '\\/')
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/"(amount|fees|requested_amount)":(\d+)(?=[,}])/g, '"$1":$2.0')
}
