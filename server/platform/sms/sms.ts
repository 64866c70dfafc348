import type { Config } from '../config/config.ts'

export type Texter = {
  readonly real: boolean
  /** `to` is E.164. */
  send(to: string, text: string): Promise<void>
}

/** Termii's wire where SMS_URL is set; else the outbox alone. */
export function makeTexter(config: Config['sms']): Texter {
  if (!config) return { real: false, send: async () => {} }
  return {
    real: true,
    send: async (to, text) => {
      const answer = await fetch(new URL('/api/sms/send', config.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          api_key: config.apiKey,
          to: to.replace('+', ''),
          from: config.sender,
          sms: text,
          type: 'plain',
          channel: 'dnd',
        }),
        signal: AbortSignal.timeout(15_000),
      })
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`)
    },
  }
}
