import type { FastifyInstance } from 'fastify'
import { brandOf } from '../customers/card-brand.ts'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { listBanks } from './list-banks.ts'
import { resolveAccount } from './resolve-account.ts'

export function bankRoutes(app: FastifyInstance) {
  app.get('/bank', async (request) => {
    const { data, meta } = listBanks(asFields(request.query))
    return answer('Banks retrieved', data, meta)
  })

  app.get('/bank/resolve', async (request) => {
    const query = asFields(request.query)
    const account = resolveAccount(asText(query.account_number), asText(query.bank_code))
    return answer('Account number resolved', account)
  })

  app.get('/decision/bin/:bin', async (request) => {
    const bin = asText(asFields(request.params).bin) ?? ''
    if (!/^\d{6}/.test(bin)) throw invalid('Bin is invalid', 'invalid_params')
    return answer('Bin resolved', {
      bin: bin.slice(0, 6),
      brand: brandOf(bin),
      sub_brand: '',
      country_code: 'NG',
      country_name: 'Nigeria',
      card_type: 'DEBIT',
      bank: 'TEST BANK',
      linked_bank_id: null,
    })
  })
}
