import type { Environment } from './environment.ts'

export const WHATSAPP_SIMULATOR_SECRET = 'whatsapp_test_gida'
/** Of the simulator; nobody has it. */
const SIMULATED_NUMBER = '+2347000044433'

export type WhatsAppConfig = {
  mode: 'simulator' | 'live'
  /** Of the Cloud API, with its version. */
  url: string
  phoneId: string
  token: string
  appSecret: string
  verifyToken: string
  /** Ours, as people see it. */
  number: string | null
  /** Of an answer, in kobo. */
  price: number
  /** Of the simulator. */
  port: number
}

/** Meta's Cloud API where its four settings are; a simulator of it beside the one of payments; else none. */
export function whatsappOf(env: Environment): WhatsAppConfig | null {
  const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token, WHATSAPP_APP_SECRET: appSecret } = env
  const { WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_NUMBER: number, WHATSAPP_PRICE: price } = env
  const port = env.WHATSAPP_SIMULATOR_PORT ?? env.SIMULATOR_PORT + 2
  if (phoneId && token && appSecret && verifyToken)
    return {
      ...{ mode: 'live', url: env.WHATSAPP_URL, phoneId, token, appSecret, verifyToken, price, port },
      number: number ?? null,
    }
  if (env.PAYSTACK_SECRET_KEY && env.WHATSAPP_SIMULATOR_PORT === undefined) return null
  const secret = WHATSAPP_SIMULATOR_SECRET
  return {
    ...{ mode: 'simulator', url: `http://127.0.0.1:${port}/v24.0`, phoneId: '1', price, port },
    ...{ token: secret, appSecret: secret, verifyToken: secret, number: number ?? SIMULATED_NUMBER },
  }
}

/** Half of it would take questions and never answer, or answer to nobody. */
export function whatsappFaults(env: Environment): string[] {
  const needed = ['PHONE_ID', 'TOKEN', 'APP_SECRET', 'VERIFY_TOKEN'] as const
  const missing = needed.filter((name) => !env[`WHATSAPP_${name}`])
  if (missing.length === needed.length || missing.length === 0) return []
  return missing.map((name) => `WHATSAPP_${name} is missing: the four of WhatsApp go together.`)
}
