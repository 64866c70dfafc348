import type { Environment } from './environment.ts'

export const WHATSAPP_SIMULATOR_SECRET = 'whatsapp_test_gida'
/** Number of the simulator; it belongs to nobody. */
const SIMULATED_NUMBER = '+2347000044433'

export type WhatsAppConfig = {
  mode: 'simulator' | 'live'
  /** Base URL of the Cloud API, including its version. */
  url: string
  phoneId: string
  token: string
  appSecret: string
  verifyToken: string
  /** Our number, as people see it. */
  number: string | null
  /** Price of an answer, in kobo. */
  price: number
  /** Port of the simulator. */
  port: number
}

/** Meta's Cloud API if its four settings are set; otherwise a simulator next to the payment simulator; otherwise none. */
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

/** A partial configuration would accept messages and never answer them. */
export function whatsappFaults(env: Environment): string[] {
  const needed = ['PHONE_ID', 'TOKEN', 'APP_SECRET', 'VERIFY_TOKEN'] as const
  const missing = needed.filter((name) => !env[`WHATSAPP_${name}`])
  if (missing.length === needed.length || missing.length === 0) return []
  return missing.map((name) => `WHATSAPP_${name} is missing: the four of WhatsApp go together.`)
}
