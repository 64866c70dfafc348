import type { Config } from '../../platform/config/config.ts'

/** The payer's and the provider's side: control calls of the simulator. */
export function payerAt({ baseUrl, key }: Config['provider']) {
  const call = async (path: string, body?: object) => {
    const answer = await untilHeard(() =>
      fetch(`${baseUrl}/simulator/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
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
    /** A transfer to a virtual account. */
    transfers: (
      account_number: string,
      sent: { amount: number; sender_name?: string; sender_bank?: string; narration?: string },
    ) => call(`dedicated_accounts/${account_number}/transfer`, sent),
    /** Sets the bank's outcome of a refund: `processed`, `failed`, `needs-attention`. */
    refundEnds: (id: string, status: string) => call(`refunds/${id}/outcome`, { status }),
    transferEnds: (reference: string, status: string) => call(`transfers/${reference}/outcome`, { status }),
    disputes: (reference: string, dispute: { amount?: number; reason?: string } = {}) =>
      call(`transactions/${reference}/dispute`, dispute),
    /** Lets the deadline for an answer pass. */
    disputeExpires: (id: string) => call(`disputes/${id}/expire`, {}),
    disputeEnds: (id: string, resolution: 'merchant-accepted' | 'declined') =>
      call(`disputes/${id}/outcome`, { resolution }),
    state: () => call('state'),
  }
}

const MOST_TRIES = 10

/** Retries if no connection was made, as on an overloaded machine: the call was not received then. */
async function untilHeard(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (cause?.code !== 'UND_ERR_CONNECT_TIMEOUT' || tries === MOST_TRIES) throw error
    }
  }
}
