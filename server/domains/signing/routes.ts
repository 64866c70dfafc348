import { signing } from '@gida/contract/domains/signing/endpoints'
import type { Call, Mount } from '../../platform/http/call.ts'
import { extendSignature, remindSigner, replaceSigner, voidSignature } from './requests/change-request.ts'
import { presentStatus } from './requests/present.ts'
import { requestSignature } from './requests/request-signature.ts'
import { checkPaper } from './sealing/check-paper.ts'
import { listSealKeys } from './sealing/seal-key.ts'
import {
  codeByLink,
  declineByLink,
  lookByLink,
  openByLink,
  presentLink,
  signByLink,
  type Visitor,
} from './signers/by-link.ts'
import { refuseSpent } from './signers/find-signer.ts'

export function signingRoutes({ on, inSteps }: Mount): void {
  inSteps(signing.requestSignature, async ({ services, actor, params, body }) => {
    await requestSignature(services, actor, params.id, body)
    return services.transaction(actor, (tx) => presentStatus(tx, actor, params.id))
  })

  on(signing.getSignatureStatus, (tx, { actor, params }) => presentStatus(tx, actor, params.id))

  on(signing.voidSignature, async (tx, { actor, params, body }) => {
    await voidSignature(tx, actor, params.id, body.reason)
    return presentStatus(tx, actor, params.id)
  })

  on(signing.extendSignature, async (tx, { actor, params, body }) => {
    await extendSignature(tx, actor, params.id, body.expires_on)
    return presentStatus(tx, actor, params.id)
  })

  on(signing.remindSigner, async (tx, { actor, params, body }) => {
    await remindSigner(tx, actor, params.id, body.place)
    return presentStatus(tx, actor, params.id)
  })

  on(signing.replaceSigner, async (tx, { actor, params, body }) => {
    await replaceSigner(tx, actor, params.id, body)
    return presentStatus(tx, actor, params.id)
  })

  on(signing.listSealKeys, async (tx) => ({ data: await listSealKeys(tx) }))

  on(signing.checkPaper, (tx, { params }) => checkPaper(tx, params.sha256))

  inSteps(signing.getSigning, async ({ services, ...call }) => {
    const found = await lookByLink(services, visitorOf(call))
    return presentLink(refuseSpent(found, found.now), found.now)
  })

  inSteps(signing.sendSigningCode, async ({ services, body, ...call }) => ({
    sent_to: await codeByLink(services, visitorOf(call), body.way),
  }))

  inSteps(signing.openSigning, async ({ services, body, ...call }) => {
    call.request.setCookie(await openByLink(services, visitorOf(call), body.code))
    const found = await lookByLink(services, visitorOf(call))
    return presentLink(found, found.now)
  })

  inSteps(signing.signDocument, async ({ services, body, ...call }) => {
    await signByLink(services, visitorOf(call), body)
    const found = await lookByLink(services, visitorOf(call))
    return presentLink(found, found.now)
  })

  inSteps(signing.declineDocument, async ({ services, body, ...call }) => {
    await declineByLink(services, visitorOf(call), body.reason)
    return { status: 'DECLINED' as const }
  })
}

type ByLink = Pick<Call<typeof signing.getSigning>, 'params' | 'request'>

const visitorOf = ({ params, request }: ByLink): Visitor => ({
  token: params.token,
  from: { ip: request.address, user_agent: request.userAgent ?? '' },
  cookies: request.headers.cookie,
})
