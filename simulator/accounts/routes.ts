import type { FastifyInstance } from 'fastify'
import { businessTime } from '../businesses/business.ts'
import { findCustomer } from '../customers/customer.ts'
import { createCustomer } from '../customers/write-customer.ts'
import { answer } from '../http/answer.ts'
import { asFields, asFlag, asNumber, asText } from '../http/loose-values.ts'
import { Filter, listRows } from '../http/pages.ts'
import { invalid } from '../http/wire-error.ts'
import { getSubaccount } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'
import { assignAccount } from './assign-account.ts'
import {
  accountById,
  accountByNumber,
  type DedicatedAccount,
  presentAccount,
  presentListedAccount,
  providers,
} from './dedicated-account.ts'
import { openAccount } from './open-account.ts'

export function accountRoutes(app: FastifyInstance, world: World) {
  app.post('/dedicated_account', async (request) => {
    const account = openAccount(world, request.business, asFields(request.body))
    return answer('NUBAN successfully created', presentAccount(world, account))
  })

  app.post('/dedicated_account/assign', async (request) => {
    const body = asFields(request.body)
    for (const name of ['email', 'first_name', 'last_name', 'phone', 'preferred_bank', 'country']) {
      if (!asText(body[name])) throw invalid(`${name} is required`, 'missing_params')
    }
    const customer = createCustomer(world, request.business, body)
    assignAccount(world, request.business, customer, body)
    return { status: true, message: 'Assign dedicated account in progress' }
  })

  app.get('/dedicated_account', async (request) => {
    const { business } = request
    const query = asFields(request.query)
    const filter = new Filter().where('business_id = ?', business.id)
    const active = asFlag(query.active)
    if (active !== undefined) filter.where('active = ?', Number(active))
    const provider = asText(query.provider_slug)
    if (provider) filter.where('provider = ?', provider)
    const customer = asText(query.customer)
    if (customer) filter.where('customer_id = ?', findCustomer(world, business, customer).id)
    const { rows, meta } = listRows<DedicatedAccount>(world.db, 'dedicated_accounts', filter, query)
    const shown = rows.map((row) => presentListedAccount(world, row))
    return answer('Managed accounts successfully retrieved', shown, meta)
  })

  app.get('/dedicated_account/available_providers', async () =>
    answer('Dedicated account providers retrieved', providers),
  )

  app.get('/dedicated_account/requery', async (request) => {
    accountByNumber(world, request.business, asText(asFields(request.query).account_number) ?? '')
    return { status: true, message: 'Your request has been received and is being processed' }
  })

  app.post('/dedicated_account/split', async (request) => {
    const account = openAccount(world, request.business, asFields(request.body))
    const code = asText(asFields(request.body).subaccount)
    const subaccount_id = code ? getSubaccount(world, request.business, code).id : null
    const split_code = asText(asFields(request.body).split_code) ?? null
    world.db.update('dedicated_accounts', account.id, { subaccount_id, split_code })
    const changed = accountById(world, request.business, account.id)
    return answer('Assigned Managed Account Successfully Created', presentListedAccount(world, changed))
  })

  app.delete('/dedicated_account/split', async (request) => {
    const number = asText(asFields(request.body).account_number) ?? ''
    const account = accountByNumber(world, request.business, number)
    world.db.update('dedicated_accounts', account.id, { subaccount_id: null, split_code: null })
    return { status: 'success', message: 'Subaccount unassigned' } // the one answer whose status is text
  })

  app.get('/dedicated_account/:id', async (request) => {
    const id = asNumber(asFields(request.params).id) ?? 0
    const account = accountById(world, request.business, id)
    return answer('Managed account successfully retrieved', presentListedAccount(world, account))
  })

  app.delete('/dedicated_account/:id', async (request) => {
    const { business } = request
    const account = accountById(world, business, asNumber(asFields(request.params).id) ?? 0)
    const updated_at = businessTime(world, business)
    world.db.update('dedicated_accounts', account.id, { active: 0, updated_at })
    const closed = accountById(world, business, account.id)
    return answer('Managed Account Successfully Unassigned', presentAccount(world, closed))
  })
}
