import { CONSENT_TEXTS } from '@gida/contract/domains/privacy/consent-texts'
import { expect, test } from 'vitest'
import { impersonation } from '#words/impersonation'
import { settings } from '#words/settings'
import { tenantAccount } from '#words/tenant-account'

test('what stands beside a consent is what is recorded of it', () => {
  expect(CONSENT_TEXTS).toMatchObject({
    PUSH: { title: settings.choices.push, text: settings.choices.pushNote },
    CARD: { title: tenantAccount.cards.save, text: tenantAccount.cards.saveNote },
    SUPPORT: { title: impersonation.card.title, text: impersonation.card.note },
  })
})
