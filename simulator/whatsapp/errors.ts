import type { FastifyReply } from 'fastify'

const ERRORS = {
  4: [400, 'Application request limit reached'],
  100: [400, 'Invalid parameter'],
  190: [401, 'Invalid OAuth access token.'],
  130429: [429, 'Rate limit hit'],
  131016: [500, 'Service unavailable'],
  131026: [400, 'Message undeliverable'],
  131047: [400, 'Re-engagement message'],
  131056: [400, '(Business Account, Consumer Account) pair rate limit hit'],
} as const
export type Code = keyof typeof ERRORS

export const titleOf = (code: Code): string => ERRORS[code][1]

export const refuse = (reply: FastifyReply, code: Code) =>
  reply.code(ERRORS[code][0]).send({
    error: {
      ...{ message: `(#${code}) ${titleOf(code)}`, type: 'OAuthException', code },
      ...{ error_data: { messaging_product: 'whatsapp', details: titleOf(code) }, fbtrace_id: 'simulated' },
    },
  })
