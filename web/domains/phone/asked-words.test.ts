import { readCommand } from '@gida/contract/domains/phone/commands'
import { expect, test } from 'vitest'
import { phone as en } from '../../words/en/phone.ts'
import { phone as ha } from '../../words/ha/phone.ts'
import { phone as ig } from '../../words/ig/phone.ts'
import { phone as pcm } from '../../words/pcm/phone.ts'
import { phone as yo } from '../../words/yo/phone.ts'

test.each(Object.entries({ en, pcm, ha, yo, ig }))(
  'each word that the card of the PIN teaches in %s is understood',
  (_, { pin }) => {
    const taught = [...pin.asks.matchAll(/\b[A-Z]{3,}\b/g)].map(([word]) => word)
    expect(taught.filter((word) => word !== 'PIN').map((word) => readCommand(word).is)).toEqual([
      ...['BALANCE', 'PAY', 'RECEIPT', 'FAULT', 'HELP'],
    ])
  },
)
