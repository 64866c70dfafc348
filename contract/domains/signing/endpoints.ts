import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import {
  DeclineDocument,
  ExtendSignature,
  OpenPaper,
  PaperCheck,
  RemindSigner,
  ReplaceSigner,
  RequestSignature,
  SealKey,
  SendCode,
  SignatureStatus,
  SignDocument,
  Signing,
  VoidSignature,
} from './request.ts'

const ONE = '/documents/{id}/signature'
const LINK = '/digital-signing/{token}'
const params = paramsOf('document')
const link = z.object({ token: z.string().max(60) })
const changed = { access: 'documents_write', params, answer: SignatureStatus } as const
const ofLink = { method: 'POST', access: 'public', params: link } as const
const refusals = ['SIGNING_OVER', 'NOT_YOUR_TURN', 'SIGNING_CODE_NEEDED', 'SIGNING_CODE_WRONG'] as const

export const signing = {
  requestSignature: endpoint({
    ...changed,
    method: 'POST',
    path: ONE,
    summary: 'Request signatures on the newest version of a PDF. Each signer receives a personal link',
    body: RequestSignature,
    status: 201,
    errors: ['ILLEGAL_STATE', 'FILE_REFUSED', 'CONFLICT', 'SIGNING_IN_INK', 'TOO_MANY_REQUESTS'],
    changes: ['documents', 'signing', 'leases', 'estates'],
  }),
  getSignatureStatus: endpoint({
    method: 'GET',
    path: `${ONE}/status`,
    summary: 'Retrieve the signing status of a document: who has signed, who is next, and the history',
    access: 'documents_read',
    params,
    answer: SignatureStatus,
  }),
  voidSignature: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/void`,
    summary: 'Void a signature request. Its links stop working, and those who have signed are notified',
    body: VoidSignature,
    errors: ['ILLEGAL_STATE'],
    changes: ['signing', 'leases', 'estates'],
  }),
  extendSignature: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/extend`,
    summary: 'Extend the deadline of a signature request',
    body: ExtendSignature,
    errors: ['ILLEGAL_STATE'],
  }),
  remindSigner: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/remind`,
    summary: 'Send the link again to the current signer',
    body: RemindSigner,
    errors: ['ILLEGAL_STATE', 'NOT_YOUR_TURN', 'TOO_MANY_REQUESTS'],
  }),
  replaceSigner: endpoint({
    ...changed,
    method: 'POST',
    path: `${ONE}/replace`,
    summary: "Replace a signer. The previous signer's link stops working",
    body: ReplaceSigner,
    errors: ['ILLEGAL_STATE'],
  }),
  listSealKeys: endpoint({
    method: 'GET',
    path: '/digital-signing/keys',
    summary: 'List the public keys that verify sealed documents',
    access: 'public',
    answer: z.object({ data: z.array(SealKey) }),
  }),
  checkPaper: endpoint({
    method: 'GET',
    path: '/digital-signing/papers/{sha256}',
    summary: 'Check the status of a signed document by the SHA-256 of its bytes',
    access: 'public',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: PaperCheck,
  }),
  getSigning: endpoint({
    method: 'GET',
    path: LINK,
    summary: 'Retrieve what a signing link asks for; 410 if it was used, expired or replaced',
    access: 'public',
    params: link,
    answer: Signing,
    errors: ['SIGNING_OVER'],
  }),
  sendSigningCode: endpoint({
    ...ofLink,
    path: `${LINK}/code`,
    summary: 'Send a verification code to the address or number given by the sender',
    body: SendCode,
    answer: z.object({ sent_to: z.string().meta({ description: 'Masked' }) }),
    status: 202,
    errors: ['SIGNING_OVER', 'TOO_MANY_REQUESTS'],
  }),
  openSigning: endpoint({
    ...ofLink,
    path: `${LINK}/open`,
    summary: 'Open a signing link with the code, so that this browser can read the document',
    body: OpenPaper,
    answer: Signing,
    errors: [...refusals, 'TOO_MANY_REQUESTS'],
  }),
  signDocument: endpoint({
    ...ofLink,
    path: `${LINK}/sign`,
    summary: 'Sign with a fresh code. After the last signature the document is sealed',
    body: SignDocument,
    answer: Signing,
    errors: [...refusals, 'FILE_REFUSED', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS'],
    changes: ['signing', 'documents'],
  }),
  declineDocument: endpoint({
    ...ofLink,
    path: `${LINK}/decline`,
    summary: 'Decline to sign, with a reason. The request ends, and those who have signed are notified',
    body: DeclineDocument,
    answer: z.object({ status: z.literal('DECLINED') }),
    errors: refusals,
    changes: ['signing', 'leases', 'estates'],
  }),
}
