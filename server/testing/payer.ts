import type { Config } from '../platform/config/config.ts'

/** What a payer and the provider do on the other side: the simulator's control calls. */
export function payerAt({ baseUrl, key }: Config['provider']) {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${baseUrl}/simulator/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok)
      throw new Error(`The simulator answered ${answer.status} to ${path}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    pays: (reference: string, more: { channel?: string; amount?: number } = {}) =>
      call(`transactions/${reference}/outcome`, { status: 'success', ...more }),
    isDeclined: (reference: string) => call(`transactions/${reference}/outcome`, { status: 'failed' }),
    faults: (faults: object) => call('faults', faults),
    webhooksGoTo: (webhook_url: string) => call('settings', { webhook_url }),
    advance: (advance_hours: number) => call('clock', { advance_hours }),
    state: () => call('state'),
  }
}
