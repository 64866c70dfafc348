import { type Business, businessTime } from '../businesses/business.ts'
import { findTestCard } from '../checkout/test-cards.ts'
import { asFields, asMoment, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { chargeAuthorization } from '../transactions/charge-authorization.ts'
import { openTransaction } from '../transactions/open-transaction.ts'
import { readInitialize } from '../transactions/read-initialize.ts'
import { getByReference, type Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { goOn, type Step, type Waiting } from './steps.ts'

const minute = 60_000
const defaultLife = 30 * minute

/** A charge without the hosted page. `status` in the answer says what to do next. */
export function charge(world: World, business: Business, body: Fields) {
  if (asText(body.authorization_code)) return chargeAuthorization(world, business, body)
  const way = wayOf(body)
  if (!way) {
    throw invalid(
      'One of Authorization code, card object, bank object, ussd object, mobile money object, qr object, or EFT object should be passed.',
    )
  }
  const wanted = readInitialize(body)
  return world.db.transaction(() => {
    const { reference } = openTransaction(world, business, wanted)
    world.db.update('transactions', getByReference(world, business, reference).id, {
      status: 'ongoing',
      channel: way.channel,
    })
    return way.begin(world, business, getByReference(world, business, reference))
  })
}

type Way = { channel: string; begin: (world: World, business: Business, transaction: Transaction) => object }

function wayOf(body: Fields): Way | undefined {
  if (body.bank_transfer) return transferTo(asFields(body.bank_transfer))
  if (body.ussd) return dialled(asText(asFields(body.ussd).type) ?? '')
  if (body.bank) return inSteps('bank', bankSteps(asFields(body.bank)))
  if (body.card) return byCard(asFields(body.card), asText(body.pin))
  return undefined
}

function transferTo(options: Fields): Way {
  return {
    channel: 'bank_transfer',
    begin: (world, business, { id, reference }) => {
      const now = businessTime(world, business)
      const expires = asMoment(options.account_expires_at) ?? now + defaultLife
      if (expires < now + 15 * minute - 1000 || expires > now + 480 * minute) {
        throw invalid('account_expires_at must be 15 minutes to 8 hours ahead', 'invalid_params')
      }
      return {
        reference,
        status: 'pending_bank_transfer',
        display_text: 'Please make a transfer to the account specified',
        account_name: `${business.name} CHECKOUT`.toUpperCase(),
        account_number: `99${String(id).slice(-8).padStart(8, '0')}`,
        bank: { slug: 'test-bank', name: 'Test Bank', id: 24 },
        account_expires_at: new Date(expires).toISOString(),
      }
    },
  }
}

function dialled(type: string): Way {
  if (!['737', '919', '822', '966'].includes(type)) throw invalid('Invalid ussd type', 'invalid_params')
  return {
    channel: 'ussd',
    begin: (_world, _business, { id, reference }) => {
      const ussd_code = `*${type}*33*4*${String(id).slice(-6)}#`
      const display_text = `Please dial ${ussd_code} on your mobile phone to complete the transaction`
      return { reference, status: 'pay_offline', display_text, ussd_code }
    },
  }
}

const inSteps = (channel: string, waiting: Waiting): Way => ({
  channel,
  begin: (world, business, transaction) => goOn(world, business, transaction, waiting),
})

/** Kuda asks its customer's app; the others ask for a birthday and send a code. */
function bankSteps({ code, token }: Fields): Waiting {
  if (asText(code) === '50211') return { channel: 'bank', steps: asText(token) === '123456' ? [] : ['otp'] }
  return { channel: 'bank', steps: ['birthday', 'otp'] }
}

/** Test cards alone, as on the page. */
function byCard(card: Fields, pin: string | undefined): Way {
  const found = findTestCard(asText(card.number) ?? '')
  if (!found || asText(card.cvv) !== found.cvv) throw invalid('Use one of the test cards', 'invalid_params')
  const asked = found.steps.map((step): Step => (step === 'bank' ? 'url' : step))
  const steps = pin && pin === found.pin ? asked.filter((step) => step !== 'pin') : asked
  return inSteps('card', { channel: 'card', steps, card: found.number })
}
